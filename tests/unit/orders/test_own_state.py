"""Questions about one's own state of play are known for what a command answers; others are not."""

from __future__ import annotations

import pytest

from pbm.orders.commands import asked_in


@pytest.mark.parametrize(
    "words",
    [
        "Kurze Frage: Was habe ich nach dieser Runde noch übrig?",
        "Alan, what did I have left after this one?",
        "Could you confirm the deadline?",
        "Alan, che numeri mi restano su B dopo questo turno?",
        "Wat heb ik na deze ronde nog over op bord A?",
        "Wann ist eigentlich Annahmeschluss?",
        "What are my remaining numbers, please?",
        "what throws do i have left after this round?",
        "Quick question: which numbers do I have left?",
        "Could you remind me what I have left?",
        "can you tell me what numbers I still have left on board B",
        "which numbers have I not used yet",
        "what am I left with after this?",
        "What will I have left after this round?",
        "Was hab ich noch?",
        "Welche Zahlen habe ich jetzt noch übrig?",
        "Kannst du mir bitte sagen, was ich noch übrig habe?",
        "Was bleibt mir nach diesem Zug noch übrig?",
        "Qu'est-ce qu'il me reste après ce tour ?",
        "Quels numéros me restent-ils ?",
        "Il me reste quoi après ce tour ?",
        "Wat heb ik nog over?",
        "Welke getallen heb ik na deze ronde nog over?",
        "Alan, ¿qué números me quedan?",
        "¿Qué me queda después de esta ronda?",
        "Che numeri mi restano dopo questo turno?",
        "Cosa mi resta?",
        "When exactly is the deadline?",
        "What was the deadline again?",
        "When must orders be in?",
        "Wann ist der nächste Abgabetermin?",
        "Bis wann müssen wir die Züge einsenden?",
        "Quand est la date limite ?",
        "C'est quand, la date limite ?",
        "Wanneer sluit de ronde?",
        "Hoe laat is de deadline?",
        "¿Cuándo cierra el plazo?",
        "¿Hasta cuándo puedo enviar mis órdenes?",
        "Quando scade il termine?",
        "Qual è la scadenza?",
    ],
)
def test_what_is_left_and_when_the_deadline_is_are_answered(words: str) -> None:
    """In six languages, behind a name or "quick question", and however kindly."""
    asked, rest = asked_in([words])
    assert [one.command for one in asked] == ["STATUS"]
    assert not any(line.strip() for line in rest)


@pytest.mark.parametrize(
    "words",
    [
        "Could you remind me what I ordered?",
        "What did I order?",
        "Alan, can you remind me what I sent?",
        "what have you got down for me?",
        "what have you got for me this round?",
        "What was my trapdoor again?",
        "Which numbers did I send in?",
        "Please confirm my orders",
        "can you tell me what I put down for turn 3",
        "Was habe ich eigentlich geschickt?",
        "Was hatte ich denn bestellt?",
        "Kannst du mir sagen, was ich bestellt habe?",
        "Qu'est-ce que j'ai envoyé ?",
        "Peux-tu me rappeler mes ordres ?",
        "Wat heb ik ook alweer opgegeven?",
        "¿Qué he mandado?",
        "¿Puedes recordarme mis órdenes?",
        "Cosa ho ordinato?",
        "Puoi ricordarmi i miei ordini?",
        "What have I got in for next week?",
        "What's down for turn 2?",
        "Which orders are kept for me?",
        "What have you got down for me for next week?",
        "Which orders do you have from me for later?",
        "Was habe ich für Zug 2 bestellt?",
        "Qu'ai-je ordonné pour le tour 2 ?",
        "Wat heb ik voor beurt 2 opgegeven?",
    ],
)
def test_what_one_has_ordered_is_answered(words: str) -> None:
    """In six languages."""
    asked, rest = asked_in([words])
    assert [one.command for one in asked] == ["ORDERS"]
    assert not any(line.strip() for line in rest)


@pytest.mark.parametrize(
    "words",
    [
        "What do the others have left?",
        "What numbers does Clive have left?",
        "Alan, what does Clive have left after this?",
        "What should I throw?",
        "What did Clive order?",
        "Could you change the deadline?",
        "Can you extend the deadline?",
        "What if I miss the deadline?",
        "When is the next meeting?",
        "What numbers are left on the board?",
        "What have I left out?",
        "What have I left behind?",
        "What would I have left if I threw the 5?",
        "What do I have left to do?",
        "When is the deadline for the zine?",
        "Is the deadline too soon?",
        "Could you confirm that the deadline is Friday?",
        "Could you confirm my throw of 5 and trapdoor 23?",
        "What have you got for lunch?",
        "What did I do wrong?",
        "What did I tell you!",
        "What did I say?",
        "Was habe ich davon?",
        "Was hab ich falsch gemacht?",
        "Was habe ich dir getan?",
        "Wat heb ik daaraan?",
        "Que me reste-t-il à vivre ?",
        "¿Qué me pasa?",
        "Cosa ho fatto?",
        "Remind me to send my orders",
        "Please confirm",
        "Remind me what the rules are",
        "what did I put on Clive's lamppost?",
        "Which trapdoor did Clive nominate?",
        "my remaining numbers are 3 and 4",
        "My orders: 5 and 23",
        "what I have left is the 5",
        "the 6 is what I have left",
        "Alan, that is all I have left",
        "what I ordered was the 5",
        "Tell me what Clive sent",
        "Please tell me what you ordered for lunch",
    ],
)
def test_other_questions_are_the_gms(words: str) -> None:
    """What is asked of others, of the rules or of anything else, and what only sounds like it."""
    assert not asked_in([words])[0]
