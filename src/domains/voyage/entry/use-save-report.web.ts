import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pagePath } from '../../../kernel/web/base-path.ts';
import { useSend } from '../../../kernel/web/form/use-send.ts';
import { firstTry, sendLater } from '../../../kernel/web/offline/outbox.ts';
import { request } from '../../../kernel/web/request.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import type { Report } from '../reports/report.rules.ts';
import { rowOfReport } from '../reports/report-wire.rules.ts';
import { ENTRY } from './entry.text.ts';
import type { SavedReport } from './entry-context.calls.ts';
import type { Entry } from './entry-model.web.ts';
import { pathOfPlace } from './finding-place.rules.ts';
import { givenReasons } from './given-reasons.web.ts';
import { type KeptReport, reportDraftName, reportTitle } from './use-report-draft.web.ts';

const BASE = '/api/voyage/reports';

/** Submitted, or submitted and confirmed at once. */
type As = 'submit' | 'confirm';

type Given = {
  entry: Entry;
  version: number | undefined;
  onSaved: (saved: SavedReport['row'], confirmed: boolean) => void;
  /** The server could not be reached: the report is sent by itself when it can be. */
  onQueued: () => void;
  /** It could not be put by either: the draft is kept. */
  onLost: () => void;
};

/** Submits the report; the server's refusals come to the same places as the own ones. */
export function useSaveReport({ entry, version, onSaved, onQueued, onLost }: Given) {
  const client = useQueryClient();
  const [refusals, setRefusals] = useState<readonly { field: string; message: string }[]>([]);

  function callOf(known: number | undefined, as: As): { method: 'POST' | 'PUT'; body: object } {
    const body = {
      ...rowOfReport(entry.store.values()),
      reasons: givenReasons(entry),
      ...(as === 'confirm' && { confirm: true }),
    };
    return entry.id
      ? { method: 'PUT', body: { ...body, id: Number(entry.id), version: known } }
      : { method: 'POST', body };
  }

  const sending = useSend<SavedReport, As>({
    version,
    newKey: () => `line-${uuid()}`,
    noLine: ENTRY.offline,
    ready: () => {
      entry.settle();
      setRefusals([]);
      entry.store.showAll();
      return entry.view().savable;
    },
    send: ({ version: known, key, as }) => {
      const { method, body } = callOf(known, as);
      return request<SavedReport>(method, BASE, { body, key, quiet: true, patience: firstTry() });
    },
    versionOf: ({ row }) => Number(row.version),
    onSaved: ({ row }, as) => {
      void client.invalidateQueries({ queryKey: ['records'] });
      onSaved(row, as === 'confirm');
    },
    refused: (errors) => {
      const byRule = errors.map((one) => ({ field: ruleField(one.field), message: one.message }));
      entry.store.setErrors(
        Object.fromEntries(byRule.map((one) => [pathOfPlace(entry.place(one.field)), one.message])),
      );
      setRefusals(byRule);
      return undefined;
    },
    putBy: async ({ version: known, key, as }) => {
      const content = { report: entry.store.values(), reasons: entry.reasons() } satisfies KeptReport;
      const at = serverDate().toISOString();
      const draft = { name: reportDraftName(entry), path: pagePath() + location.search, content };
      try {
        await sendLater({ key, path: BASE, ...callOf(known, as), title: reportTitle(entry), at, draft });
      } catch {
        onLost();
        return false;
      }
      onQueued();
      return true;
    },
  });

  return {
    ...sending,
    refusals,
    /** Goes on from the other person's version with the chosen values. */
    merge: (report: Report) => sending.merge(() => entry.replace(report), 'submit'),
  };
}

/** The record calls ship and voyage by the names of their columns. */
function ruleField(field: string): string {
  return field === 'shipName' ? 'shipId' : field;
}
