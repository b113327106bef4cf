"""An expert of one's own, as an example: it reads every document it is briefed on for periods of days that do not say
which days count, states what it finds, and stands by it when it is called. Python 3.9 or newer, standard library only.

    python3 calendar_expert.py nats://127.0.0.1:4222

See README.md beside this file for how the service gets to know of it.
"""

from __future__ import annotations

import os
import re
import sys
import time
from typing import Any, Dict, List, Optional

from nats_client import Message, NatsClient

EXPERT = "outside-calendar"
CATEGORY = "cure_period"

PERIOD = re.compile(r"\b(?:(?:[a-z]+(?:-[a-z]+)?) \(\d+\)|\d+|ten|fifteen|thirty|sixty|ninety) days\b", re.IGNORECASE)
KIND_OF_DAY = re.compile(r"\b(?:business|working|calendar|banking) days?\b", re.IGNORECASE)

WORDS = {
    "title": "Periods do not say which days count",
    "description": "Periods are counted in days without saying whether those are calendar days or business days. Over a "
    "public holiday the parties can then differ by several days on when a period has ended.",
    "suggestion": "Say once, in the definitions, that days are calendar days unless business days are named, and define "
    "a business day.",
}


def main(url: str) -> None:
    """Serves for ever: a server that went away is looked for every second."""
    while True:
        try:
            serve(url)
        except OSError as error:
            print(f"lost the server: {error}", file=sys.stderr, flush=True)
            time.sleep(1)


def serve(url: str) -> None:
    client = NatsClient(url, name=EXPERT, inbox=f"_INBOX.{EXPERT}")
    client.subscribe(f"conclave.review.*.brief.{EXPERT}")
    client.subscribe(f"conclave.review.*.round.*.call.{EXPERT}")
    client.flush()
    print("ready", flush=True)
    while True:
        answer(client, client.next())


def answer(client: NatsClient, message: Message) -> None:
    asked = message.json()
    if ".brief." in message.subject:
        text = fetch(client, asked["review_id"])
        if text is None:
            return
        offer(client, asked, findings=findings(text))
    else:
        offer(client, asked, positions=[position(claim) for claim in asked["claims"]])


def patiently(client: NatsClient, subject: str, value: Any) -> Any:
    """The answer of the review's home, asked for until it comes: the service may be restarting. None after half a minute."""
    for _ in range(6):
        answered = client.request(subject, value)
        if answered is not None:
            return answered
    return None


def fetch(client: NatsClient, review: str) -> Optional[str]:
    """The text of the document, piece by piece; None when it is not to be had."""
    pieces: List[str] = []
    offset: Optional[int] = 0
    while offset is not None:
        piece = patiently(client, f"conclave-expert.{EXPERT}.document.{review}", {"offset": offset})
        if piece is None or "error" in piece:
            return None
        pieces.append(piece["text"])
        offset = piece["next"]
    return "".join(pieces)


def findings(text: str) -> List[Dict[str, Any]]:
    """One finding with the first places as evidence, unless the document says somewhere which days it means."""
    places = list(PERIOD.finditer(text))[:5]
    if not places or KIND_OF_DAY.search(text):
        return []
    return [
        {
            "rule": f"{EXPERT}.which-days",
            "category": CATEGORY,
            "severity": "low",
            "values": {},
            "words": WORDS,
            "evidence": [evidence(text, place.start(), place.end()) for place in places],
            "belief": 0.8,
        }
    ]


def evidence(text: str, start: int, end: int) -> Dict[str, Any]:
    """Offsets count UTF-16 code units: a sign outside the basic plane, such as an emoji, is two."""
    begin = len(text[:start].encode("utf-16-le")) // 2
    quote = text[start:end]
    return {"quote": quote, "start": begin, "end": begin + len(quote.encode("utf-16-le")) // 2, "section": ""}


def position(claim: Dict[str, Any]) -> Dict[str, Any]:
    mine = any(raiser["expert"] == EXPERT for raiser in claim["raised_by"])
    words = "Nowhere does the document say which days it means." if mine else "This is outside my field."
    return {
        "expert": EXPERT,
        "claim": claim["id"],
        "stance": "support" if mine else "abstain",
        "belief": 0.8 if mine else 0.5,
        "reason": {"key": "debate.said", "values": {"words": words}},
    }


def offer(client: NatsClient, asked: Dict[str, Any], **said: List[Dict[str, Any]]) -> None:
    """A second offer of the same statement, after an answer that was lost, is never counted twice."""
    number = asked.get("round", 0)
    review = asked["review_id"]
    statement: Dict[str, Any] = {"review_id": review, "round": number, "expert": EXPERT, "failure": None}
    statement.update({"findings": [], "positions": [], **said})
    print(patiently(client, f"conclave-expert.{EXPERT}.offer.{review}.{number}", statement), flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else os.environ.get("NATS_URL", "nats://127.0.0.1:4222"))
