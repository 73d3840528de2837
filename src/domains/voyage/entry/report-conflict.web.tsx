import { useState } from 'react';
import { mergeValues } from '../../../kernel/web/form/conflict.ts';
import { ConflictDialog } from '../../../kernel/web/form/conflict-dialog.tsx';
import { changeOf, type Stale } from '../../../kernel/web/form/conflict-view.tsx';
import type { Report } from '../reports/report.rules.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { clashesOf } from './conflict.web.ts';
import { pathName, valueWords } from './path-names.web.ts';
import { prepareReport } from './prepare.rules.ts';
import { useScope } from './use-entry.web.ts';

type Props = { stale: Stale; onMerge: (report: Report) => void; onClose: () => void };

/** The conflict of a report: its values by path, in words. */
export function ReportConflict({ stale, onMerge, onClose }: Props) {
  const { entry } = useScope();
  const [mine] = useState(() => entry.store.values());
  const theirs = prepareReport({ report: reportOfRow(stale.current), ...entry.context });
  const clashes = clashesOf({ base: entry.store.initial(), mine, theirs });
  const lines = clashes
    .filter(({ open }) => open)
    .map((clash) => ({
      field: clash.field,
      label: pathName(clash.field, mine),
      base: valueWords(clash.field, clash.base, entry.context),
      mine: valueWords(clash.field, clash.mine, entry.context),
      theirs: valueWords(clash.field, clash.theirs, entry.context),
    }));
  return (
    <ConflictDialog
      {...changeOf(stale)}
      lines={lines}
      onMerge={(choices) => onMerge(mergeValues(mine, clashes, choices))}
      onClose={onClose}
    />
  );
}
