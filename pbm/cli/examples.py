"""An example of each command: shown where its use is told, and where something is missing or wrong.

It may be copied as it is, so none says beforehand that one is sure: no ``--yes``, no ``--early``.
"""

from __future__ import annotations

__all__ = ["EXAMPLES"]

EXAMPLES = {
    "init": "pbm init mygames",
    "game start": "pbm game start games/vipers.toml",
    "game open": "pbm game open games/vipers.toml",
    "game list": "pbm game list",
    "game show": "pbm game show vipers",
    "game end": 'pbm game end vipers --reason "Too few of us are left."',
    "game new": 'pbm game new vipers --title "Vipers" --player "Brenda <brenda@example.org> Europe/London"',
    "game resume": 'pbm game resume vipers --reason "That was a mistake of mine."',
    "game reveal": "pbm game reveal vipers",
    "serve": "pbm serve",
    "round show": "pbm round show vipers --round 3",
    "round close": "pbm round close vipers",
    "round postpone": 'pbm round postpone vipers "2026-12-04 20:00"',
    "round preview": "pbm round preview vipers --seat Brenda",
    "round release": 'pbm round release vipers --note "A happy new year to you all."',
    "round correct": (
        'pbm round correct vipers --seat Brenda --orders "throw 5, trapdoor 45" --reason "I misread a mail."'
    ),
    "press list": "pbm press list vipers",
    "press edit": 'pbm press edit vipers 3 --text "Well played, all of you."',
    "press strike": "pbm press strike vipers 3",
    "press restore": "pbm press restore vipers 3",
    "press add": 'pbm press add vipers --text "I am away until Friday."',
    "seat add": 'pbm seat add vipers "Hattie <hattie@example.org>" --zone Europe/London',
    "seat drop": "pbm seat drop vipers Brenda",
    "seat keep": "pbm seat keep vipers Brenda",
    "seat rekey": "pbm seat rekey vipers Brenda",
    "seat address": "pbm seat address vipers Brenda --add brenda@example.net",
    "mail list": "pbm mail list --status held",
    "mail retry": "pbm mail retry 12",
    "mail accept": "pbm mail accept 12",
    "mail refuse": "pbm mail refuse 12",
    "outbox list": "pbm outbox list --status failed",
    "outbox retry": "pbm outbox retry 12",
    "zine": "pbm zine vipers --output page.docx",
    "archive build": "pbm archive build www",
    "template list": "pbm template list",
    "template copy": "pbm template copy mail/receipt.txt",
    "template check": "pbm template check",
    "board check": "pbm board check boards/example.toml",
    "board show": "pbm board show boards/example.toml --output example.png",
    "board analyse": "pbm board analyse boards/example.toml --postal",
    "board report": "pbm board report boards/example.toml --output report.html",
    "board new": "pbm board new boards/hill.toml --mood short",
    "board simulate": "pbm board simulate boards/example.toml --players 6",
    "orders read": "pbm orders read mail.eml",
    "adjudicate": "pbm adjudicate scenario.json",
    "practice": "pbm practice --board builtin:families",
    "verify": "pbm verify vipers-reveal.json report.eml",
    "db upgrade": "pbm db upgrade",
    "db status": "pbm db status",
    "demo": "pbm demo --seed 5",
}
