import { recordAddress } from '../../../kernel/record-address.ts';
import { pageUrl } from '../../../kernel/web/base-path.ts';
import { toLocalMinute } from '../../../kernel/web/fields/date-value.ts';
import { listed, t } from '../../../kernel/web/i18n.ts';
import { PrintSheet } from '../../../kernel/web/print/print-sheet.tsx';
import { COMPANY } from '../../../shell/company.ts';
import { RUN_TEXT as TEXT } from './run-page.text.ts';
import type { Line, RunView } from './run-shape.rules.ts';
import '../../../kernel/web/print/print.css';

/** What a line says beside its opinion: on whose behalf, to whom, which files. */
const asideOf = (line: Line): string =>
  [
    line.words,
    line.opinion,
    line.files.length > 0 ? t(TEXT.attached, { names: listed(line.files.map((file) => file.name)) }) : null,
  ]
    .filter(Boolean)
    .join('\n');

const whoOf = ({ person, onBehalfOf, actorName }: Line): string =>
  [person?.name, onBehalfOf && t(TEXT.by, { name: onBehalfOf.name }), actorName && t(TEXT.actor, { name: actorName })]
    .filter(Boolean)
    .join(' ');

/** One approval on paper: the decision facts, and who did what when with which words (ui.md 6.12). */
export function RunPrint({ run, onDone }: { run: RunView; onDone: () => void }) {
  const heads = [TEXT.step, TEXT.act, TEXT.person, TEXT.at, TEXT.spentHours, TEXT.opinionWords];
  return (
    <PrintSheet
      company={t(COMPANY.name)}
      title={`${run.resourceLabel} · ${t(TEXT.printTitle)}`}
      number={run.title}
      link={new URL(pageUrl(recordAddress('approval.run', run.id)), location.origin).href}
      onDone={onDone}
    >
      <p>
        {run.statusLabel} · {t(TEXT.submitted, { name: run.initiator.name, time: toLocalMinute(run.submittedAt) })} ·{' '}
        {t(TEXT.flowVersion, { n: run.flowVersion })}
      </p>
      {run.facts.length > 0 && (
        <section>
          <h2>{t(TEXT.facts)}</h2>
          <dl className="print-facts">
            {run.facts.map((fact) => (
              <div key={fact.field}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section>
        <h2>{t(TEXT.timeline)}</h2>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en}>{t(head)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.timeline.map((line) => (
              <tr key={line.id}>
                <td>{line.nodeName}</td>
                <td>{line.kindLabel}</td>
                <td>{whoOf(line)}</td>
                <td>{toLocalMinute(line.at)}</td>
                <td data-figure>{line.waitedHours}</td>
                <td className="print-words">{asideOf(line)}</td>
              </tr>
            ))}
            {run.waiting.map((one) => (
              <tr key={one.taskId}>
                <td>{one.nodeName}</td>
                <td>{t(TEXT.waitsFor)}</td>
                <td>{one.person.name}</td>
                <td />
                <td />
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </PrintSheet>
  );
}
