/** Effects: what an actor's steps of one transaction name, collected until the transaction holds. */
import type { Key } from '../store/store.ts';
import type { ActivityRequest } from './activities/activity.ts';
import type { AlarmSetting, Effects, Outgoing } from './behaviour.ts';
import type { NamedEffect } from './machine-step.ts';

export interface IdentifiedMessage extends Outgoing {
  readonly id: string;
  /** Its place in the outbox, if it goes there. */
  readonly record: Key;
  /** An actor of another household handles it, and removes the record: until then a journal that was emptied loses nothing. */
  readonly isAwaited?: true;
  /** The journal delivers it to nobody: its sender delivers it directly. Stored under this name. */
  readonly isBrought?: true;
}

/** Where the message of this identity is in the outbox until it is handled, if a stored actor sent it. */
export function outboxRecord(id: string): Key | undefined {
  const [, type, key, sent] = /^([a-z-]+)\/(.+)#(\d+)$/s.exec(id) ?? [];
  return type === undefined ? undefined : ['outbox', type, key as string, Number(sent)];
}

/** What remains to be carried out after the transaction. */
export interface PendingEffects {
  /** For the outbox. */
  readonly messages: readonly IdentifiedMessage[];
  readonly activities: readonly ActivityRequest[];
  readonly alarms: readonly AlarmSetting[];
  /** Alarms. */
  readonly cancelled: readonly string[];
  readonly done: boolean;
}

export class EffectCollector {
  readonly sent: Outgoing[] = [];
  readonly activities = new Map<string, ActivityRequest>();
  readonly alarms = new Map<string, AlarmSetting>();
  readonly cancelled = new Set<string>();

  add({ type, params }: NamedEffect): void {
    switch (type as keyof Effects) {
      case 'send':
        this.sent.push(...(params as Effects['send']).messages);
        return;
      case 'schedule':
        for (const activity of (params as Effects['schedule']).activities) this.activities.set(activity.id, activity);
        return;
      case 'alarm':
        for (const alarm of (params as Effects['alarm']).alarms) {
          this.cancelled.delete(alarm.id);
          this.alarms.set(alarm.id, alarm);
        }
        return;
      case 'cancel-alarm':
        for (const id of (params as Effects['cancel-alarm']).ids) {
          this.alarms.delete(id);
          this.cancelled.add(id);
        }
        return;
      default:
        // assign and other actions of XState's own are already in the snapshot.
        return;
    }
  }
}
