"""Client of the document review service. Python 3.9 or newer, standard library only.

    client = ReviewClient("http://127.0.0.1:8080", api_key)
    status = client.review_text(document_text=text, document_title="Agreement", preset="legal")
    for issue in client.results(status.review_id).structured_issues:
        print(issue.severity, issue.title)
    client.download(status.review_id, "redline", "agreement.docx")

Every method raises ApiError when the service refuses and ReviewConnectionError when there is no answer, after the tries
that can help.
"""

from __future__ import annotations

import base64
import binascii
import dataclasses
import datetime
import email.utils
import hashlib
import hmac
import http.client
import json
import os
import random
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from dataclasses import dataclass, field
from typing import Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Type, TypeVar, Union

__all__ = [
    "ARTIFACTS",
    "ApiError",
    "Attempt",
    "Decisions",
    "Delivery",
    "DeliveryPage",
    "Evidence",
    "FieldError",
    "Issue",
    "Key",
    "KeyList",
    "ProposedChange",
    "Results",
    "Review",
    "ReviewClient",
    "ReviewConnectionError",
    "ReviewEvent",
    "ReviewPage",
    "RotatedSecret",
    "Secret",
    "Status",
    "Submitted",
    "WaitTimeout",
    "Webhook",
    "WebhookRefused",
    "verify_webhook",
]

ARTIFACTS = ("txt", "md", "json", "redline", "revised-docx", "pdf", "report", "zip")
_FINAL = frozenset({"completed", "failed", "cancelled"})

# Statuses that pass by themselves. REVIEW_NOT_COMPLETED is not one of them: for that there is wait().
_PASSING = frozenset({408, 429, 500, 502, 503, 504})
_FIRST_PAUSE = 0.5
# A comment comes every 15 s when nothing happens; after three missing ones nobody is there.
_SILENCE = 45.0
# Streams in a row that brought nothing: after so many it is polled.
_EMPTY_STREAMS = 2
_CHUNK = 64 * 1024


class ReviewConnectionError(Exception):
    """No answer, or one that broke off."""


class WaitTimeout(Exception):
    """The review was not over in the time that was given. It goes on by itself."""


class WebhookRefused(Exception):
    """A webhook that must not be trusted."""


@dataclass(frozen=True)
class FieldError:
    """One field, query parameter or header that was refused."""

    field: str
    message: str


class ApiError(Exception):
    """The service refused. Holds nothing of the request that was sent, so a key cannot get into a log with it."""

    def __init__(
        self,
        status: int,
        error_code: str,
        detail: str,
        request_id: Optional[str] = None,
        retry_after_seconds: Optional[int] = None,
        fields: Sequence[FieldError] = (),
        conflicts: Sequence[Mapping[str, Any]] = (),
    ) -> None:
        super().__init__(f"{status} {error_code}: {detail}")
        self.status = status
        self.error_code = error_code
        self.detail = detail
        self.request_id = request_id
        #: Seconds the service asks to wait; None when it says nothing.
        self.retry_after_seconds = retry_after_seconds
        #: What was wrong with the parameters; empty when it is about something else.
        self.fields = tuple(fields)
        #: With DECISION_CONFLICT: target, reason and current wording of each; otherwise empty.
        self.conflicts = tuple(dict(each) for each in conflicts)


_T = TypeVar("_T")


def _typed(kind: Type[_T], body: Mapping[str, Any]) -> _T:
    """The dataclass from an answer. Fields that a later service adds are left out."""
    names = {each.name for each in dataclasses.fields(kind)}  # type: ignore[arg-type]
    return kind(**{name: value for name, value in body.items() if name in names})


@dataclass(frozen=True)
class Submitted:
    review_id: str
    status: str
    credits_used: int
    agents_assigned: int


@dataclass(frozen=True)
class Status:
    """How a review stands. Times are ISO 8601, UTC."""

    review_id: str
    status: str
    stage: str
    progress: int
    round: int
    rounds_max: int
    agents_assigned: int
    agents_reported: int
    document_type: Optional[str]
    artifacts: List[str]
    credits_used: int
    created_at: str
    updated_at: str
    completed_at: Optional[str]
    #: {"detail", "error_code"}; only of a failed review.
    error: Optional[Dict[str, str]] = None
    #: {"spent_usd", "budget_usd"}; only of a review that asks language models.
    language_models: Optional[Dict[str, float]] = None


@dataclass(frozen=True)
class Review(Status):
    document_title: str = ""
    preset: str = ""
    deep_review: bool = False


@dataclass(frozen=True)
class ReviewPage:
    items: List[Review]
    next_cursor: Optional[str]


@dataclass(frozen=True)
class ReviewEvent:
    """One step of a review; `seq` counts from 1 without gaps, `at` is in milliseconds since 1970-01-01 UTC."""

    review_id: str
    seq: int
    name: str
    at: float
    data: Dict[str, Any]


@dataclass(frozen=True)
class Evidence:
    """A verbatim quotation. Offsets count UTF-16 code units of the text that was reviewed, end exclusive."""

    quote: str
    start: int
    end: int
    section: str


@dataclass(frozen=True)
class Issue:
    id: str
    category: str
    domain: str
    severity: str
    title: str
    description: str
    #: Empty for something the document lacks; then `place` says where it belongs.
    evidence: List[Evidence]
    place: Optional[Dict[str, Any]]
    suggestions: List[str]
    #: Id of the entry in proposed_changes.
    proposed_change: Optional[str]
    confidence: float
    raised_by: List[str]
    consensus: Dict[str, Any]
    #: {"action", "by", "reason"}: what a person decided on it.
    decision: Optional[Dict[str, str]] = None
    #: [{"party", "effect"}]: for whom the present document is worse or better.
    sides: Optional[List[Dict[str, str]]] = None
    side_note: Optional[str] = None
    #: When a side was asked for: "against", "for", "alike" or "unclear".
    standing: Optional[str] = None


@dataclass(frozen=True)
class ProposedChange:
    id: str
    issue_id: str
    start: int
    end: int
    before: str
    after: str
    rationale: str
    #: When no side was named: whom the change helps, at whose cost.
    cost: Optional[str] = None
    #: {"action", "by", "reason"}: what a person decided on it.
    decision: Optional[Dict[str, str]] = None


@dataclass(frozen=True)
class Decisions:
    """What people decided. `revision` is the latest that is ready: results and downloads are of it."""

    review_id: str
    revision: int
    #: The revision that is being made now.
    making: Optional[int]
    decisions: List[Dict[str, Any]]
    #: {"changes": [ids], "issues": [ids]}
    undecided: Dict[str, List[str]]
    revisions: List[Dict[str, Any]]


@dataclass(frozen=True)
class Results:
    metadata: Dict[str, Any]
    structured_issues: List[Issue]
    proposed_changes: List[ProposedChange]
    risk: Dict[str, Any]
    score_card: List[Dict[str, Any]]
    executive_briefings: List[Dict[str, Any]]
    boardroom_discussion: List[Dict[str, Any]]
    negotiation_simulation: List[Dict[str, Any]]
    consensus: Dict[str, Any]
    panel: List[Dict[str, Any]]
    document: Dict[str, Any]
    #: Only of a revision: {"decisions", "rejected_issues", "rejected_changes"}.
    decided: Optional[Dict[str, Any]] = None
    #: How the document stands to each entry of the playbook, and clause by clause to the standard.
    playbook: Optional[Dict[str, Any]] = None
    deviations: Optional[Dict[str, Any]] = None


def _results(body: Mapping[str, Any]) -> Results:
    issues = [
        _typed(Issue, {**issue, "evidence": [_typed(Evidence, each) for each in issue["evidence"]]})
        for issue in body["structured_issues"]
    ]
    changes = [_typed(ProposedChange, change) for change in body["proposed_changes"]]
    return _typed(Results, {**body, "structured_issues": issues, "proposed_changes": changes})


@dataclass(frozen=True)
class Webhook:
    #: The same on every try: remember those you have handled.
    webhook_id: str
    event: str
    review_id: str
    status: str
    credits_used: int
    artifacts: List[str]
    timestamp: str
    error: Optional[Dict[str, str]] = field(default=None)
    #: Only with review.revised.
    revision: Optional[int] = None


class Secret:
    """A key or signing secret that no printed form shows: neither repr, vars, nor a traceback with its local variables."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = lambda: text

    def reveal(self) -> str:
        """The secret itself, to be kept where only you can read it; the service shows it once."""
        return self._text()

    def __repr__(self) -> str:
        return "<secret>"

    def __reduce__(self) -> Any:
        raise TypeError("a secret is not written anywhere")


@dataclass(frozen=True)
class Key:
    """A key of the account. Times are ISO 8601, UTC."""

    id: str
    name: str
    last_four: str
    #: When the present secret was made.
    created_at: str
    #: {"last_four", "expires_at"} of the secret before the last regeneration, while it still works.
    previous: Optional[Dict[str, str]]
    #: Only of one that was just made.
    key: Optional[Secret] = None


@dataclass(frozen=True)
class KeyList:
    items: List[Key]
    #: Keys the account may hold.
    limit: int


@dataclass(frozen=True)
class Attempt:
    at: str
    #: Of the receiver; None when it did not answer.
    status: Optional[int]
    #: None when the attempt was accepted.
    error: Optional[str]


@dataclass(frozen=True)
class Delivery:
    """A webhook and every attempt to deliver it, oldest first. Times are ISO 8601, UTC."""

    id: str
    review_id: str
    event: str
    url: str
    #: posting, waiting; final: delivered, exhausted.
    state: str
    attempts: List[Attempt]
    next_attempt_at: Optional[str]
    #: What is posted; None in lists.
    payload: Optional[Dict[str, Any]] = None


@dataclass(frozen=True)
class DeliveryPage:
    items: List[Delivery]
    next_cursor: Optional[str]


@dataclass(frozen=True)
class RotatedSecret:
    secret: Secret
    #: Until then webhooks are signed with the old one too; None when there was none.
    previous_expires_at: Optional[str]


def _key(body: Mapping[str, Any]) -> Key:
    return _typed(Key, {**body, "key": Secret(body["key"]) if "key" in body else None})


def _delivery(body: Mapping[str, Any]) -> Delivery:
    return _typed(Delivery, {**body, "attempts": [_typed(Attempt, each) for each in body["attempts"]]})


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


class _Listening:
    """A connection that listens for the answer also when not everything could be sent: a refusal says why."""

    def endheaders(self, *args: Any, **kwargs: Any) -> None:
        try:
            super().endheaders(*args, **kwargs)  # type: ignore[misc]
        except (BrokenPipeError, ConnectionResetError):
            # Nobody answered either, if there is nothing to be read: that is then the error.
            pass


class _Http(_Listening, http.client.HTTPConnection):
    pass


class _Https(_Listening, http.client.HTTPSConnection):
    pass


class _HttpHandler(urllib.request.HTTPHandler):
    def http_open(self, req: urllib.request.Request) -> Any:
        return self.do_open(_Http, req)


class _HttpsHandler(urllib.request.HTTPSHandler):
    def https_open(self, req: urllib.request.Request) -> Any:
        return self.do_open(_Https, req, context=self._context)  # type: ignore[attr-defined]


class ReviewClient:
    """The service at `base_url`.

    max_retries: tries after the first one. timeout: seconds until an answer begins. max_retry_wait: the longest
    Retry-After that is waited for, in seconds; a longer one becomes the error.
    """

    def __init__(
        self,
        base_url: str,
        api_key: str,
        max_retries: int = 4,
        timeout: float = 60.0,
        max_retry_wait: float = 60.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        parts = urllib.parse.urlsplit(base_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise ValueError("the base URL must begin with http:// or https://")
        if "@" in parts.netloc:
            raise ValueError("the base URL must not hold a password")
        self.base_url = base_url.rstrip("/")
        self._key = Secret(api_key)
        self._max_retries = max_retries
        self._timeout = timeout
        self._max_retry_wait = max_retry_wait
        self._sleep = sleep
        self._opener = urllib.request.build_opener(_NoRedirects(), _HttpHandler(), _HttpsHandler())

    def __repr__(self) -> str:
        return f"ReviewClient({self.base_url!r})"

    # Submitting

    def submit_text(
        self,
        document_text: str,
        document_title: str,
        preset: Optional[str] = None,
        enable_deep_review: Optional[bool] = None,
        output_language: Optional[str] = None,
        webhook_url: Optional[str] = None,
        side: Optional[str] = None,
        playbook: Optional[str] = None,
        standard: Optional[str] = None,
        standard_text: Optional[str] = None,
        language_models: Optional[str] = None,
        language_model_budget_usd: Optional[float] = None,
        language_model_redaction: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Submitted:
        """Starts a review of a text. The same idempotency_key never makes a second review; random when not given.

        side: whom the review speaks for, a party by its name or a role such as customer or supplier. playbook: the id of
        a playbook, or id@version. standard: a review_id or a playbook with a text, to compare with clause by clause.
        language_models: off (the default), if_available or required; language_model_budget_usd is the most they may cost;
        language_model_redaction is none (the default) or identities.
        """
        fields = {
            "document_text": document_text,
            "document_title": document_title,
            "preset": preset,
            "enable_deep_review": enable_deep_review,
            "output_language": output_language,
            "webhook_url": webhook_url,
            "side": side,
            "playbook": playbook,
            "standard": standard,
            "standard_text": standard_text,
            "language_models": language_models,
            "language_model_budget_usd": language_model_budget_usd,
            "language_model_redaction": language_model_redaction,
        }
        body = json.dumps({name: value for name, value in fields.items() if value is not None}).encode()
        return self._submit("text-review", body, "application/json", idempotency_key)

    def submit_file(
        self,
        file: Union[str, "os.PathLike[str]"],
        document_title: Optional[str] = None,
        preset: Optional[str] = None,
        enable_deep_review: Optional[bool] = None,
        output_language: Optional[str] = None,
        webhook_url: Optional[str] = None,
        tracked_changes: Optional[str] = None,
        unprotect: Optional[bool] = None,
        side: Optional[str] = None,
        playbook: Optional[str] = None,
        standard: Optional[str] = None,
        standard_text: Optional[str] = None,
        standard_file: Optional[Union[str, "os.PathLike[str]"]] = None,
        language_models: Optional[str] = None,
        language_model_budget_usd: Optional[float] = None,
        language_model_redaction: Optional[str] = None,
        idempotency_key: Optional[str] = None,
    ) -> Submitted:
        """Starts a review of a docx, pdf, txt or md file.

        tracked_changes (accept, reject or keep) and unprotect are about a docx. standard_file: the standard as a file.
        """
        fields = {
            "document_title": document_title,
            "preset": preset,
            "enable_deep_review": None if enable_deep_review is None else str(enable_deep_review).lower(),
            "output_language": output_language,
            "webhook_url": webhook_url,
            "side": side,
            "playbook": playbook,
            "standard": standard,
            "standard_text": standard_text,
            "language_models": language_models,
            "language_model_budget_usd": None if language_model_budget_usd is None else f"{language_model_budget_usd:.6f}",
            "language_model_redaction": language_model_redaction,
            "tracked_changes": tracked_changes,
            "unprotect": None if unprotect is None else str(unprotect).lower(),
        }
        files = {"file": file} if standard_file is None else {"file": file, "standard_file": standard_file}
        body, content_type = _form({name: value for name, value in fields.items() if value is not None}, files)
        return self._submit("file-review", body, content_type, idempotency_key)

    def _submit(self, route: str, body: bytes, content_type: str, key: Optional[str]) -> Submitted:
        headers = {"Content-Type": content_type, "Idempotency-Key": key or str(uuid.uuid4())}
        return _typed(Submitted, self._json("POST", f"/api/review/{route}", headers=headers, body=body))

    # Following

    def status(self, review_id: str) -> Status:
        return _typed(Status, self._json("GET", f"{_path(review_id)}/status"))

    def review(self, review_id: str) -> Review:
        return _typed(Review, self._json("GET", _path(review_id)))

    def cancel(self, review_id: str) -> Status:
        """Ends a review early; one that is over stays as it is."""
        return _typed(Status, self._json("POST", f"{_path(review_id)}/cancel"))

    def page(
        self,
        cursor: Optional[str] = None,
        limit: Optional[int] = None,
        status: Optional[str] = None,
        preset: Optional[str] = None,
    ) -> ReviewPage:
        query = {"cursor": cursor, "limit": limit, "status": status, "preset": preset}
        body = self._json("GET", "/api/review", query=query)
        return ReviewPage([_typed(Review, item) for item in body["items"]], body["next_cursor"])

    def list(
        self, limit: Optional[int] = None, status: Optional[str] = None, preset: Optional[str] = None
    ) -> Iterator[Review]:
        """All reviews of the account, newest first; pages of `limit` are fetched when they are needed."""
        cursor: Optional[str] = None
        while True:
            page = self.page(cursor, limit, status, preset)
            yield from page.items
            cursor = page.next_cursor
            if cursor is None:
                return

    def events(self, review_id: str, last_event_id: int = 0) -> Iterator[ReviewEvent]:
        """Events after last_event_id over one connection, until it ends."""
        return (event for event in self._stream(review_id, last_event_id) if event is not None)

    def _stream(self, review_id: str, last_event_id: int) -> Iterator[Optional[ReviewEvent]]:
        """None now and then while nothing happens, so that whoever waits can look at the clock."""
        headers = {"Accept": "text/event-stream"}
        if last_event_id > 0:
            headers["Last-Event-ID"] = str(last_event_id)
        answer = self._send("GET", f"{_path(review_id)}/events", headers=headers, max_retries=0, timeout=_SILENCE)
        with answer:
            try:
                yield from _events(answer)
            except (OSError, http.client.HTTPException) as error:
                raise ReviewConnectionError("the event stream broke off") from error

    def wait(
        self,
        review_id: str,
        timeout: Optional[float] = None,
        poll: float = 2.0,
        on_event: Optional[Callable[[ReviewEvent], None]] = None,
        on_status: Optional[Callable[[Status], None]] = None,
    ) -> Status:
        """The status once the review is completed, failed or cancelled: by events, or by polling where those cannot be had.

        timeout: seconds; WaitTimeout after them. poll: seconds between two polls.
        """
        deadline = None if timeout is None else time.monotonic() + timeout

        def look() -> Optional[Status]:
            now = self.status(review_id)
            if on_status is not None:
                on_status(now)
            if now.status in _FINAL:
                return now
            if deadline is not None and time.monotonic() >= deadline:
                raise WaitTimeout(f"the review was not over after {timeout} seconds")
            return None

        last = 0
        empty = 0
        while empty < _EMPTY_STREAMS:
            before = last
            try:
                for event in self._stream(review_id, last):
                    if event is not None and event.seq > last:
                        last = event.seq
                        if on_event is not None:
                            on_event(event)
                    if deadline is not None and time.monotonic() >= deadline:
                        break
            except ReviewConnectionError:
                pass
            except ApiError as error:
                if error.status < 500 and error.status != 429:
                    raise
            over = look()
            if over is not None:
                return over
            empty = 0 if last > before else empty + 1
        while True:
            self._sleep(poll)
            over = look()
            if over is not None:
                return over

    def review_text(self, *, timeout: Optional[float] = None, **fields: Any) -> Status:
        """submit_text and wait."""
        return self.wait(self.submit_text(**fields).review_id, timeout=timeout)

    def review_file(
        self, file: Union[str, "os.PathLike[str]"], *, timeout: Optional[float] = None, **fields: Any
    ) -> Status:
        """submit_file and wait."""
        return self.wait(self.submit_file(file, **fields).review_id, timeout=timeout)

    # Results

    def results(self, review_id: str, revision: Optional[int] = None) -> Results:
        """The result, of the latest revision unless told; REVIEW_NOT_COMPLETED (409) before completion."""
        return _results(self._json("GET", f"{_path(review_id)}/results", query={"revision": revision}))

    def decide(
        self, review_id: str, by: str, decisions: Sequence[Mapping[str, Any]], revision: Optional[int] = None
    ) -> Decisions:
        """Accepts, rejects or edits changes and issues; the same decisions again change nothing.

        Each decision has a `target` (`change-3`, `issue-1`), an `action` (`accept`, `reject`, `edit`), and with an edit what
        is to stand there: `after` for a change; `severity`, `title`, `description`, `suggestion` for an issue.
        """
        fields = {"by": by, "decisions": [dict(each) for each in decisions]}
        if revision is not None:
            fields["revision"] = revision
        body = json.dumps(fields).encode()
        headers = {"Content-Type": "application/json"}
        return _typed(Decisions, self._json("POST", f"{_path(review_id)}/decisions", headers=headers, body=body))

    def decisions(self, review_id: str) -> Decisions:
        return _typed(Decisions, self._json("GET", f"{_path(review_id)}/decisions"))

    def wait_for_revision(self, review_id: str, poll: float = 0.5) -> Decisions:
        """Once no revision is being made: look at `revision`, and at the last of `revisions` for a failure."""
        while True:
            now = self.decisions(review_id)
            if now.making is None:
                return now
            self._sleep(poll)

    def download(
        self,
        review_id: str,
        artifact: str,
        file: Union[str, "os.PathLike[str]"],
        version: Optional[str] = None,
        revision: Optional[int] = None,
    ) -> int:
        """Writes a file as it arrives; it has its name only when it is whole. Gives its size in bytes."""
        path = f"{_path(review_id)}/download/{urllib.parse.quote(artifact, safe='')}"
        part = f"{os.fspath(file)}.part"
        try:
            with self._send("GET", path, query={"version": version, "revision": revision}) as answer, open(part, "wb") as out:
                size = _copy(answer, out, artifact)
            os.replace(part, file)
        finally:
            if os.path.exists(part):
                os.remove(part)
        return size

    # Playbooks: plain dictionaries after the schema at /playbook.schema.json.

    def playbooks(self) -> List[Dict[str, Any]]:
        return list(self._json("GET", "/api/playbooks")["items"])

    def create_playbook(self, playbook: Mapping[str, Any]) -> Dict[str, Any]:
        """Not tried again when its answer is lost: look at the list then. ApiError.fields names what is wrong."""
        return dict(self._written("POST", "/api/playbooks", playbook, once=True))

    def playbook(self, playbook_id: str, version: Optional[int] = None) -> Dict[str, Any]:
        return dict(self._json("GET", _playbook(playbook_id), query={"version": version}))

    def replace_playbook(self, playbook_id: str, playbook: Mapping[str, Any]) -> Dict[str, Any]:
        """Makes the next version; the same content again makes none."""
        return dict(self._written("PUT", _playbook(playbook_id), playbook))

    def remove_playbook(self, playbook_id: str) -> None:
        self._json("DELETE", _playbook(playbook_id))

    def try_playbook(self, playbook_id: str, document_text: str, side: Optional[str] = None) -> Dict[str, Any]:
        """How a document stands to each entry; no review is begun."""
        fields = {"document_text": document_text, **({} if side is None else {"side": side})}
        return dict(self._written("POST", f"{_playbook(playbook_id)}/try", fields))

    def _written(self, method: str, path: str, fields: Mapping[str, Any], once: bool = False) -> Any:
        headers = {"Content-Type": "application/json"}
        return self._json(method, path, headers=headers, body=json.dumps(dict(fields)).encode(), once=once)

    # Keys of the account. What makes a new secret is not tried again when its answer is lost: look at the list then.

    def keys(self) -> KeyList:
        body = self._json("GET", "/api/keys")
        return KeyList([_key(item) for item in body["items"]], body["limit"])

    def create_key(self, name: Optional[str] = None) -> Key:
        """One more key; KEY_LIMIT (409) when the tier allows none."""
        return self._new_key("/api/keys", {} if name is None else {"name": name})

    def regenerate_key(self, key_id: str, grace_hours: float = 0) -> Key:
        """A new secret for a key. The old one is dead at once, or after grace_hours (0..24)."""
        path = f"/api/keys/{urllib.parse.quote(key_id, safe='')}/regenerate"
        return self._new_key(path, {"grace_hours": grace_hours})

    def revoke_key(self, key_id: str) -> None:
        """The key is dead from then on, also the one the client has. NOT_FOUND (404) when it was so before."""
        self._json("DELETE", f"/api/keys/{urllib.parse.quote(key_id, safe='')}")

    def _new_key(self, path: str, fields: Mapping[str, Any]) -> Key:
        headers = {"Content-Type": "application/json"}
        return _key(self._json("POST", path, headers=headers, body=json.dumps(fields).encode(), once=True))

    # Webhooks of the account

    def delivery_page(self, cursor: Optional[str] = None, limit: Optional[int] = None) -> DeliveryPage:
        body = self._json("GET", "/api/webhooks/deliveries", query={"cursor": cursor, "limit": limit})
        return DeliveryPage([_delivery(item) for item in body["items"]], body["next_cursor"])

    def deliveries(self, limit: Optional[int] = None) -> Iterator[Delivery]:
        """All webhooks, newest first; pages of `limit` are fetched when they are needed."""
        cursor: Optional[str] = None
        while True:
            page = self.delivery_page(cursor, limit)
            yield from page.items
            cursor = page.next_cursor
            if cursor is None:
                return

    def delivery(self, webhook_id: str) -> Delivery:
        return _delivery(self._json("GET", f"/api/webhooks/deliveries/{urllib.parse.quote(webhook_id, safe='')}"))

    def redeliver(self, webhook_id: str) -> Delivery:
        """Posts the webhook again under the same id; one that is still under way stays as it is."""
        path = f"/api/webhooks/deliveries/{urllib.parse.quote(webhook_id, safe='')}/redeliver"
        return _delivery(self._json("POST", path))

    def rotate_webhook_secret(self) -> RotatedSecret:
        """A new signing secret; for a day webhooks carry a signature by the old one too."""
        body = self._json("POST", "/api/webhooks/secret/rotate", once=True)
        return _typed(RotatedSecret, {**body, "secret": Secret(body["secret"])})

    # Requests

    def _json(self, method: str, path: str, **rest: Any) -> Any:
        with self._send(method, path, **rest) as answer:
            try:
                return json.load(answer)
            except (OSError, ValueError, http.client.HTTPException) as error:
                raise ReviewConnectionError("the answer broke off or is not JSON") from error

    def _send(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, str]] = None,
        body: Optional[bytes] = None,
        max_retries: Optional[int] = None,
        timeout: Optional[float] = None,
        once: bool = False,
    ) -> Any:
        """A 2xx answer with its body unread.

        once: would be done twice if it came twice; sent again only when it was surely not begun. Everything else may be
        repeated: submissions carry an Idempotency-Key.
        """
        given = {name: value for name, value in (query or {}).items() if value is not None}
        url = self.base_url + path + (f"?{urllib.parse.urlencode(given)}" if given else "")
        retries = self._max_retries if max_retries is None else max_retries
        tries = 0
        while True:
            request = urllib.request.Request(url, data=body, method=method)
            request.add_header("Accept", "application/json, application/problem+json")
            for name, value in (headers or {}).items():
                request.add_header(name, value)
            # Unredirected, and the opener follows no redirects: nobody else ever gets it.
            request.add_unredirected_header("Authorization", f"Bearer {self._key.reveal()}")
            try:
                return self._once(request, self._timeout if timeout is None else timeout)
            except (ApiError, ReviewConnectionError) as error:
                if once and getattr(error, "status", None) != 429:
                    raise
                pause = _pause_after(error, tries)
                if pause is None or tries >= retries or pause > self._max_retry_wait:
                    raise
            tries += 1
            self._sleep(pause)

    def _once(self, request: urllib.request.Request, timeout: float) -> Any:
        try:
            return self._opener.open(request, timeout=timeout)
        except urllib.error.HTTPError as error:
            with error:
                refused = _api_error(error)
        except (OSError, http.client.HTTPException) as error:
            reason = getattr(error, "reason", error)
            raise ReviewConnectionError(f"no answer from {self.base_url}: {reason}") from None
        raise refused


def _path(review_id: str) -> str:
    return f"/api/review/{urllib.parse.quote(review_id, safe='')}"


def _playbook(playbook_id: str) -> str:
    return f"/api/playbooks/{urllib.parse.quote(playbook_id, safe='')}"


def _pause_after(error: Exception, tries: int) -> Optional[float]:
    """Seconds until it makes sense to try again; None when it makes none."""
    # Between half and all of it: clients that failed together do not come back together.
    pause = _FIRST_PAUSE * 2**tries * (0.5 + random.random() / 2)
    if not isinstance(error, ApiError):
        return pause
    if error.status not in _PASSING and error.error_code != "IDEMPOTENCY_IN_PROGRESS":
        return None
    return pause if error.retry_after_seconds is None else float(error.retry_after_seconds)


def _api_error(answer: urllib.error.HTTPError) -> ApiError:
    try:
        body = json.load(answer)
    except (OSError, ValueError, http.client.HTTPException):
        # A proxy in between answers in its own words.
        body = {}
    if not isinstance(body, dict):
        body = {}
    errors, conflicts = body.get("errors"), body.get("conflicts")
    return ApiError(
        answer.code,
        str(body.get("error_code", "UNKNOWN")),
        str(body.get("detail", answer.reason or "no reason given")),
        answer.headers.get("X-Request-Id"),
        _seconds(answer.headers.get("Retry-After")),
        [FieldError(str(each.get("field")), str(each.get("message"))) for each in (errors if isinstance(errors, list) else [])],
        conflicts if isinstance(conflicts, list) else [],
    )


def _seconds(text: Optional[str]) -> Optional[int]:
    """RFC 9110: seconds or a date."""
    if text is None:
        return None
    if text.isdigit():
        return int(text)
    try:
        date = email.utils.parsedate_to_datetime(text)
    except (TypeError, ValueError):
        return None
    return max(0, round((date - datetime.datetime.now(datetime.timezone.utc)).total_seconds()))


def _events(lines: Any) -> Iterator[Optional[ReviewEvent]]:
    data: List[str] = []
    for raw in lines:
        line = raw.decode("utf-8").rstrip("\r\n")
        if line.startswith("data:"):
            data.append(line[5:].removeprefix(" "))
        elif line.startswith(":"):
            yield None
        elif line == "" and data:
            yield _typed(ReviewEvent, json.loads("\n".join(data)))
            data = []


def _copy(answer: Any, out: Any, artifact: str) -> int:
    announced = answer.headers.get("Content-Length")
    size = 0
    try:
        while True:
            chunk = answer.read(_CHUNK)
            if not chunk:
                break
            size += out.write(chunk)
    except http.client.HTTPException as error:
        raise ReviewConnectionError(f"the download of {artifact} broke off") from error
    if announced is not None and size != int(announced):
        raise ReviewConnectionError(f"the download of {artifact} broke off")
    return size


def _form(fields: Mapping[str, str], files: Mapping[str, Union[str, "os.PathLike[str]"]]) -> Tuple[bytes, str]:
    boundary = uuid.uuid4().hex
    parts: List[bytes] = []
    for name, value in fields.items():
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'
        parts += [head.encode(), value.encode(), b"\r\n"]
    for field_name, file in files.items():
        name = os.path.basename(os.fspath(file))
        quoted = name.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{field_name}"; filename="{quoted}"\r\n'
        with open(file, "rb") as source:
            parts += [head.encode(), b"Content-Type: application/octet-stream\r\n\r\n", source.read(), b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode())
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


# Webhooks


def verify_webhook(
    secret: Union[str, Sequence[str]],
    headers: Mapping[str, str],
    body: Union[bytes, str],
    tolerance_seconds: float = 300,
    now: Optional[float] = None,
) -> Webhook:
    """The webhook when its signature is right and it is not an old one sent again; WebhookRefused otherwise.

    As Standard Webhooks has it: base64 of HMAC-SHA-256 over `id.timestamp.body`. secret: `whsec_…`, several while one is
    being replaced. body: as it arrived, before any parsing. now: seconds since 1970-01-01 UTC.
    """
    webhook_id = _header(headers, "webhook-id")
    timestamp = _header(headers, "webhook-timestamp")
    if re.fullmatch(r"[0-9]{1,15}", timestamp) is None:
        raise WebhookRefused("webhook-timestamp is not a number of seconds")
    if abs((time.time() if now is None else now) - int(timestamp)) > tolerance_seconds:
        raise WebhookRefused("webhook-timestamp is too far from now")
    raw = body.encode() if isinstance(body, str) else bytes(body)
    signed = f"{webhook_id}.{timestamp}.".encode() + raw
    secrets = [secret] if isinstance(secret, str) else list(secret)
    expected = [hmac.new(_secret_bytes(each), signed, hashlib.sha256).digest() for each in secrets]
    given = [each[3:] for each in _header(headers, "webhook-signature").split(" ") if each.startswith("v1,")]
    # Every pair is compared: the time tells neither which secret nor which signature was right.
    right = [hmac.compare_digest(mine, _decoded(theirs)) for mine in expected for theirs in given]
    if not any(right):
        raise WebhookRefused("no webhook-signature is right")
    return _typed(Webhook, {**json.loads(raw), "webhook_id": webhook_id})


def _secret_bytes(secret: str) -> bytes:
    return base64.b64decode(secret.removeprefix("whsec_"))


def _decoded(signature: str) -> bytes:
    try:
        return base64.b64decode(signature, validate=True)
    except (binascii.Error, ValueError):
        return b""


def _header(headers: Mapping[str, str], name: str) -> str:
    for key, value in headers.items():
        if key.lower() == name and value:
            return value
    raise WebhookRefused(f"{name} is missing")
