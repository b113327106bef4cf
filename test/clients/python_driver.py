"""Makes the calls of the fixture with the Python library. Task in, Report out, as JSON."""

import hashlib
import json
import os
import re
import sys
import time
import traceback

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "gateway", "clients", "python"))
from conclave_client import ApiError, ReviewClient, ReviewConnectionError, WebhookRefused, verify_webhook  # noqa: E402

task = json.load(sys.stdin)
reviews = {}
printed = []
made = {}


def see(step):
    client = ReviewClient(task["urls"][step.get("via", "plain")], key_of(step))
    printed.extend([repr(client), str(client), repr(vars(client)), repr([repr(each) for each in vars(client).values()])])
    try:
        return make(client, step)
    except ReviewConnectionError:
        if step["do"] != "download":
            raise
        return {"broke_off": True, "left": any(step["artifact"] in name for name in os.listdir(task["directory"]))}
    except ApiError as error:
        report = traceback.TracebackException.from_exception(error, capture_locals=True)
        printed.extend([repr(error), repr(vars(error)), "".join(report.format())])
        return {
            "error": {
                "status": error.status,
                "error_code": error.error_code,
                "retry_after_seconds": error.retry_after_seconds,
                "fields": sorted(each.field for each in error.fields),
            }
        }


def key_of(step):
    name = step.get("key", "right")
    return made[name][1] if name in made else task["keys"][name]


def make(client, step):
    review_id = step.get("id") or reviews.get(step.get("review"), "")
    kind = step["do"]
    if kind == "review":
        reviews[step["as"]] = client.submit_text(**document(step)).review_id
        over = client.wait(reviews[step["as"]], poll=0.2)
        return {each: getattr(over, each) for each in ("status", "progress", "credits_used", "artifacts")}
    if kind == "submit":
        key = step.get("idempotency_key")
        submitted = client.submit_text(
            **document(step), idempotency_key=None if key is None else f"{task['title']}-{key}"
        )
        same = [name for name, known in reviews.items() if known == submitted.review_id]
        reviews[step["as"]] = submitted.review_id
        seen = {"status": submitted.status, "credits_used": submitted.credits_used}
        return {**seen, "same_as": same[0]} if same else seen
    if kind == "upload":
        return {"status": client.submit_file(task["documents"][step.get("document", "plain")], preset="quick").status}
    if kind == "status":
        now = client.status(review_id)
        return {"status": now.status, "stage": now.stage}
    if kind == "cancel":
        now = client.cancel(review_id)
        return {"status": now.status, "credits_used": now.credits_used}
    if kind == "results":
        found = client.results(review_id)
        units = read(task["documents"]["plain"]).encode("utf-16-le")
        return {
            "preset": found.metadata["preset"],
            "score": found.metadata["overall_score"],
            "issues": [issue.title for issue in found.structured_issues],
            "changes": len(found.proposed_changes),
            "quoted": all(
                units[2 * each.start : 2 * each.end].decode("utf-16-le") == each.quote
                for issue in found.structured_issues
                for each in issue.evidence
            ),
        }
    if kind == "download":
        file = os.path.join(task["directory"], step["artifact"])
        size = client.download(review_id, step["artifact"], file)
        with open(file, "rb") as source:
            content = source.read()
        seen = {"whole": size == len(content) and size > 0}
        return {**seen, "sha256": hashlib.sha256(content).hexdigest()} if step["artifact"] == "txt" else seen
    if kind == "list":
        found = list(client.list(limit=2))
        ids = [review.review_id for review in found]
        mine = [ids.index(reviews[name]) for name in step["has"]]
        return {
            "in_order": mine == sorted(set(mine)),
            "titles": all(found[place].document_title == task["title"] for place in mine),
        }
    if kind == "keys":
        found = client.keys()
        return {
            "names": [key.name for key in found.items],
            "graces": [key.previous is not None for key in found.items],
            "limit": found.limit,
        }
    known = made.get(step.get("of"), (step.get("id", ""), None))[0]
    if kind in ("create-key", "regenerate-key"):
        given = (
            client.create_key(step["title"])
            if kind == "create-key"
            else client.regenerate_key(known, step.get("grace_hours", 0))
        )
        printed.extend([repr(given), str(given), repr(vars(given)), str(given.key)])
        made[step["as"]] = (given.id, given.key.reveal())
        fits = given.key.reveal().endswith(given.last_four)
        return {"name": given.name, "fits": fits, "grace": given.previous is not None}
    if kind == "revoke-key":
        client.revoke_key(known)
        return {"revoked": True}
    if kind in ("delivery", "redeliver"):
        mine = next(each for each in client.deliveries(limit=1) if each.review_id == review_id)
        if kind == "redeliver":
            client.redeliver(mine.id)
        return delivered(client, mine.id, len(mine.attempts) + 1 if kind == "redeliver" else 1)
    if kind == "rotate-secret":
        rotated = client.rotate_webhook_secret()
        printed.extend([repr(rotated), str(rotated.secret)])
        right = re.fullmatch("whsec_.{44}", rotated.secret.reveal()) is not None
        return {"secret": right, "overlap": rotated.previous_expires_at is not None}
    raise ValueError(kind)


def delivered(client, webhook_id, attempts):
    """A webhook once it has been tried so often, or as it is after ten seconds."""
    for _ in range(100):
        now = client.delivery(webhook_id)
        if now.state == "delivered" and len(now.attempts) >= attempts:
            break
        time.sleep(0.1)
    return {"state": now.state, "event": now.payload["event"], "statuses": [each.status for each in now.attempts]}


def document(step):
    return {
        "document_text": read(task["documents"][step.get("document", "plain")]),
        "document_title": step.get("title", task["title"]),
        "preset": step["preset"],
        "webhook_url": task["hook"] if step.get("hook") else None,
    }


def read(file):
    with open(file, encoding="utf-8", newline="") as source:
        return source.read()


def check(webhook):
    try:
        return verify_webhook(webhook["secrets"], webhook["headers"], webhook["body"], now=webhook["now"] / 1000).event
    except WebhookRefused as error:
        printed.append(repr(error))
        return "refused"


seen = [see(step) for step in task["steps"]]
webhooks = [check(each) for each in task["webhooks"]]
json.dump({"seen": seen, "webhooks": webhooks, "printed": "\n".join(printed)}, sys.stdout)
