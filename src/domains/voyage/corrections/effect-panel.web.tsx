import { Button } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import type { Entry } from '../entry/entry-model.web.ts';
import { Problems, problemsOf } from '../problems.web.tsx';
import type { Report } from '../reports/report.rules.ts';
import { type Correction, touchesOil } from './correction.rules.ts';
import { CORRECTION_TEXT as TEXT } from './correction.text.ts';
import { ChangeTable, EffectView } from './effect-view.web.tsx';
import { usePreview } from './use-correction.web.ts';

type Props = { entry: Entry; base: Report; reportId: number; corrections: readonly Correction[] };

/** Beside the form: what is corrected so far, who will be asked, and what follows in the later reports. */
export function EffectPanel({ entry, base, reportId, corrections }: Props) {
  const preview = usePreview(entry, reportId, corrections);
  const about = { report: base, context: entry.context };
  if (corrections.length === 0) {
    return (
      <section className="correction-effect" aria-label={t(TEXT.changes)}>
        <h2>{t(TEXT.changes)}</h2>
        <p className="board-minor">{t(TEXT.noChanges)}</p>
      </section>
    );
  }
  return (
    <section className="correction-effect" aria-label={t(TEXT.effect)}>
      <h2>
        {t(TEXT.changes)} <span className="num">{corrections.length}</span>
      </h2>
      <ChangeTable changes={[...corrections]} label={t(TEXT.changes)} {...about} />
      <p className="board-minor">{t(touchesOil(corrections) ? TEXT.oilAsks : TEXT.oilStays)}</p>
      <h2>{t(TEXT.effect)}</h2>
      {preview.error ? (
        <>
          <Problems title={t(TEXT.effectFailed)} problems={problemsOf(preview.error)} />
          <Button size="small" onClick={() => void preview.refetch()}>
            {t(TEXT.retry)}
          </Button>
        </>
      ) : preview.data && preview.resting ? (
        <EffectView effect={preview.data} {...about} />
      ) : (
        <p className="board-minor" role="status">
          {t(TEXT.working)}
        </p>
      )}
    </section>
  );
}
