"""HTML → text: what the writer typed stands bare, what he quoted stands behind ``>``."""

from __future__ import annotations

import pytest

from pbm.mail.html_text import html_to_text

APPLE = """<html><body>Throw 4<br><br><blockquote type="cite"><div>On 17 Mar 2025, Adder GM wrote:</div><br>
<div>Your throw (1-6):</div></blockquote><div>and the trapdoor on 9</div></body></html>"""
GMAIL_INLINE = """<div dir="ltr"><br></div><div class="gmail_quote"><div class="gmail_attr">On Mon, GM wrote:<br></div>
<blockquote class="gmail_quote">Your throw:<br></blockquote><div>5</div><blockquote class="gmail_quote">Trapdoor:<br>
</blockquote><div>45</div></div>"""
GMAIL_FORWARD = """<div dir="ltr">see below<div class="gmail_quote"><div class="gmail_attr">---------- Forwarded message
---------<br>From: <b>Bob</b></div>Throw 6</div></div><p>bye</p>"""
OUTLOOK_WEB = """<div>A 6 please</div><div id="appendonsend"></div><hr tabindex="-1"><div id="x_divRplyFwdMsg">
<b>From:</b> GM<br><b>Sent:</b> Monday</div><div>You stand on 42</div>"""
YAHOO = """<div>3 and 9</div><div id="yahoo_quoted_12" class="yahoo_quoted"><div>On Monday, GM wrote:</div>
<div>old</div></div>"""
WORD_TABLE = """<table><tr><td><p class="MsoNormal">Board</p></td><td><p class="MsoNormal">Throw</p></td></tr>
<tr><td><p class="MsoNormal">A</p></td><td><p class="MsoNormal"><b>3</b></p></td></tr></table>"""
OUTLOOK_RED = """<p>In red</p><div style="border:none;border-top:solid #E1E1E1 1.0pt"><p><b>From:</b> GM</p></div>
<p>Your throw? <span style="color:red">5</span></p><p>Trapdoor? <span style="color:rgb(192, 0, 0)">45</span></p>
<p><a href="x"><span style="color:blue">gm@games.test</span></a> <span style="color:#1F497D">plain</span></p>"""
ALL_RED = "<blockquote><font color=red>Your orders</font><br><font color=#c00>Throw 3</font></blockquote>Throw 5"
GMX = """<div>Throw 5</div><div name="quote" style="margin:10px"><div><b>Von:</b> GM</div><div>Throw 3</div></div>"""
BAR = """Throw 5<div style="border:none;border-left:solid blue 1.5pt;padding:0cm 0cm 0cm 4.0pt"><p>Throw 3</p></div>"""
GRID = "Throw | Trapdoor\n4 | 17"
LAYOUT_TABLE = (
    "<table><tr><td><div>Dear GM,</div><div>throw 3</div><table><tr><td>trapdoor 9</td></tr></table></td></tr></table>"
)


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("Throw 3", "Throw 3"),
        ("<p>One</p><p>Two</p>", "One\n\nTwo"),
        ("<div>One</div><div>Two</div><div><br></div><div>Three</div>", "One\nTwo\n\nThree"),
        ("One<br>Two<br><br>Three", "One\nTwo\n\nThree"),
        ("<b>Thr</b>ow \n\t <i> 3</i>", "Throw 3"),
        ("number&nbsp;<b>91</b> &amp; &lt;b&gt; &#51; &euro;", "number 91 & <b> 3 €"),
        ("<ol><li>3</li><li><p>4</p></li></ol>", "* 3\n* 4"),
        ("<pre>Throw  3\n  Trapdoor 4</pre>", "Throw  3\n  Trapdoor 4"),
        ("Throw <s>4</s> 5", "Throw 5"),
        ('Throw <span style="color:red; text-decoration: line-through">4</span> 5', "Throw 5"),
        ('Throw <font style="text-decoration-line:line-through"><s>4</s></font> 5', "Throw 5"),
        ('Throw <span style="text-decoration: underline">4</span>', "Throw 4"),
        ("Throw <strike>4 and 5<br></strike> 6", "Throw 4 and 5\n6"),
        ("Throw 3<span style='display: none'> or 4</span>, yes", "Throw 3, yes"),
        ("<head><title>No</title><style>p {}</style></head><script>4</script>Yes<!-- 5 -->", "Yes"),
        ("<img alt='5\ufe0f\u20e3' src=x> and <img alt='Logo of the firm'>", "5\ufe0f\u20e3 and"),
        ("a<hr>b", "a\n" + "_" * 32 + "\nb"),
        ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
        ("<a href='x'>link</a><unknown>tag</unknown>", "linktag"),
        (
            "<p class=MsoNormal>One</p><p class=MsoNormal>Two</p><p class=MsoNormal>&nbsp;</p><p>Three</p>",
            "One\nTwo\n\nThree",
        ),
        (APPLE, "Throw 4\n\n> On 17 Mar 2025, Adder GM wrote:\n>\n> Your throw (1-6):\n\nand the trapdoor on 9"),
        (GMAIL_INLINE, "On Mon, GM wrote:\n\n> Your throw:\n\n5\n\n> Trapdoor:\n\n45"),
        (GMAIL_FORWARD, "see below\n> ---------- Forwarded message ---------\n> From: Bob\n> Throw 6\n\nbye"),
        (OUTLOOK_WEB, "A 6 please\n> " + "_" * 32 + "\n> From: GM\n> Sent: Monday\n> You stand on 42"),
        (OUTLOOK_RED, "In red\n\n> From: GM\n>\n> Your throw?\n5\n\n> Trapdoor?\n45\n\n> gm@games.test plain"),
        (ALL_RED, "> Your orders\n>\n> Throw 3\n>\nThrow 5"),
        (GMX, "Throw 5\n> Von: GM\n> Throw 3"),
        (BAR, "Throw 5\n\n> Throw 3"),
        ("Throw 5<span style='font-size:0px'>3</span><p style='visibility: hidden'>4</p>", "Throw 5"),
        ("Throw 5<div hidden>3</div><div style='max-height:0;overflow:hidden'>4</div>", "Throw 5"),
        ("<span style='font-size:0.9em; opacity:0.5'>Throw 5</span>", "Throw 5"),
        (
            "Throw 5<div class=moz-cite-prefix>On Monday GM wrote:</div><blockquote>3</blockquote>",
            "Throw 5\n> On Monday GM wrote:\n>\n> 3",
        ),
        ("Throw 5<hr id=zwchr data-marker=__DIVIDER__><div>Throw 3</div>", "Throw 5\n> " + "_" * 32 + "\n> Throw 3"),
        (
            "<div>Throw 5</div><div class=OutlookMessageHeader>From: GM</div><div>Throw 3</div>",
            "Throw 5\n> From: GM\n> Throw 3",
        ),
        (YAHOO, "3 and 9\n> On Monday, GM wrote:\n> old"),
        ("<blockquote>a<blockquote>b</blockquote>c</blockquote>d", "> a\n>\n>> b\n>\n> c\n\nd"),
        ("<b><blockquote>quoted</b> still</blockquote>typed", "> quoted still\n\ntyped"),
        ("<blockquote>quoted</span></p> still</blockquote>typed", "> quoted\n>\n> still\n\ntyped"),
        (WORD_TABLE, "Board | Throw\nA | 3"),
        (LAYOUT_TABLE, "Dear GM,\nthrow 3\n\ntrapdoor 9"),
        ("<blockquote><table><tr><td>Throw</td><td>3</td></tr></table></blockquote>", "> Throw | 3"),
        ("<table><tr><th>Throw<br></th><th>Trapdoor<br></th></tr><tr><td>4<br></td><td>17<br></td></tr></table>", GRID),
        ("<table><tr><td>Throw<br>(1-6)</td><td>4<br></td></tr></table>", "Throw\n(1-6) | 4"),
        ("<table><tr><td>One<br><br>Two<br></td></tr></table>Three", "One\n\nTwo\n\nThree"),
        ("unfinished <b", "unfinished <b"),
        ("open <!-- comment", "open <!-- comment"),
        ("&#x110000; &#99999999999; &bogus;", "\ufffd \ufffd &bogus;"),
        ("", ""),
    ],
)
def test_html(html: str, text: str) -> None:
    """One case each of what mailers write."""
    assert html_to_text(html) == text
