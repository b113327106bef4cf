/**
 * Deciding in the viewer. Decisions are drafts, shared by everybody who may decide, until somebody has the files made
 * again: that makes a revision of the review.
 */
import type { DecisionsBody, ReviewView } from '../../../../protocols/index.ts';
import type { Answer } from '../../../http/request-context.ts';
import type { DecisionDrafts, Draft, NewDraft } from '../../../reviews/decision-drafts.ts';
import { DraftAction, DraftsChanged } from '../../../reviews/decision-drafts.ts';
import { DecisionsConflict, RevisionInProgress } from '../../../reviews/decision-service.ts';
import { seeOther } from '../../page-answer.ts';
import { PageError, type PageRoute } from '../../page-request.ts';
import { type AppRequest, forPeople } from '../access.ts';
import type { AppServices } from '../app-services.ts';
import { completedReview } from './completed-review.ts';
import type { Decided } from './viewer-content.ts';
import type { ViewerState } from './viewer-page.ts';

/** A clause of several pages; and a sentence or two. */
const LONGEST_WORDING = 20_000;
const LONGEST_REASON = 2_000;

export function decisionPages(services: AppServices): PageRoute[] {
  const post = (path: string, handle: Parameters<typeof forPeople>[3]): PageRoute =>
    forPeople(services, 'reviewer', { method: 'POST', path: `/app/reviews/:id/${path}` }, handle);
  return [
    post('decisions', (request) => draft(services, request)),
    post('revisions', (request) => revise(services, request)),
  ];
}

/** What was decided on a review: the decisions in its files, and the drafts over them. */
export function viewerState({ decisions, drafts }: AppServices, view: ReviewView): ViewerState {
  const body = decisions.read(view);
  return { decisions: decidedOf(body, drafts.read(view.review_id)), revision: body };
}

function decidedOf(made: DecisionsBody, drafts: Readonly<Record<string, Draft>>): ReadonlyMap<string, Decided> {
  const decided = new Map<string, Decided>(
    made.decisions.map(({ target, action, after, reason, by }) => [target, { action, after, reason, by, version: 0 }]),
  );
  for (const [target, draft] of Object.entries(drafts)) decided.set(target, draft);
  return decided;
}

async function draft(services: AppServices, request: AppRequest): Promise<Answer> {
  const { view, result } = completedReview(services, request);
  const form = await request.form();
  const target = form.get('target') ?? '';
  const isThere = [...result.proposed_changes, ...result.structured_issues].some(({ id }) => id === target);
  if (!isThere) throw new PageError(404);
  const seen = Number(form.get('seen') ?? 0);
  const { drafts } = services;
  await decide(drafts, view.review_id, target, seen, draftOf(form, request.person.name));
  const { decisions } = viewerState(services, view);
  const finding = /^issue-\d{1,6}$/.exec(form.get('finding') ?? '')?.[0] ?? '';
  if (!request.wantsJson) return seeOther(`/app/reviews/${view.review_id}#${finding}`);
  const decided = decisions.get(target);
  const by = decided === undefined ? '' : request.say('app.finding.by', { name: decided.by });
  const action = decided === undefined ? '' : request.say(`app.decided.${decided.action}`);
  return request.data({ decided: decided ?? null, by, action });
}

async function decide(
  drafts: DecisionDrafts,
  review: string,
  target: string,
  seen: number,
  decision: NewDraft | null,
): Promise<void> {
  try {
    await drafts.decide(review, target, seen, decision);
  } catch (error) {
    throw error instanceof DraftsChanged ? new PageError(409) : error;
  }
}

/** null: taken back. Throws PageError. */
function draftOf(form: URLSearchParams, by: string): NewDraft | null {
  const given = form.get('action');
  if (given === 'undo') return null;
  const action = DraftAction.safeParse(given);
  const after = (form.get('after') ?? '').replace(/\r\n?/g, '\n');
  const reason = (form.get('reason') ?? '').trim();
  if (!action.success || !isText(after) || !isText(reason)) throw new PageError(400);
  if (after.length > LONGEST_WORDING || reason.length > LONGEST_REASON) throw new PageError(413);
  return {
    action: action.data,
    by,
    ...(action.data === 'edit' && { after }),
    ...(reason !== '' && { reason }),
  };
}

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

async function revise(services: AppServices, request: AppRequest): Promise<Answer> {
  const { view } = completedReview(services, request);
  const { decisions, drafts, audit } = services;
  const decided = drafts.read(view.review_id);
  const asked = Object.entries(decided).map(([target, { action, after, reason }]) => ({
    target,
    action,
    ...(after !== undefined && { after }),
    ...(reason !== undefined && { reason }),
  }));
  const back = seeOther(`/app/reviews/${view.review_id}`);
  if (asked.length === 0) return back;
  const { name: by, account_id: account } = request.person;
  const params = { account, review: view.review_id, decisions: asked.length };
  try {
    await audit.record({ act: 'app.decide', by, params }, () => decisions.decide(view, { by, decisions: asked }));
  } catch (error) {
    if (error instanceof RevisionInProgress) throw new PageError(409, request.say('app.revision.making'));
    if (error instanceof DecisionsConflict) throw new PageError(409, conflictText(error));
    throw error;
  }
  await drafts.made(view.review_id, decided);
  return back;
}

const conflictText = ({ conflicts }: DecisionsConflict): string =>
  conflicts.map(({ target, reason }) => `${target}: ${reason}`).join('; ');
