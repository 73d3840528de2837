import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import type { CSSProperties } from 'react';
import type { LaidLine } from '../../report/lay-out.ts';
import { REPORT } from '../../report/report.text.ts';
import { t } from '../i18n.ts';
import './report.css';

/** A line stands for its groups, of which no two lines have the same. */
export const lineKey = ({ line }: LaidLine): string => JSON.stringify(line.members.map(({ value }) => value));

/** How far a line of a tree is set in. */
export const levelStyle = ({ level }: LaidLine): CSSProperties & Record<'--level', number> => ({ '--level': level });

/** The lines without what stands below a place of a tree that is folded. */
export function unfolded(lines: readonly LaidLine[], folded: ReadonlySet<string>): LaidLine[] {
  let below = Number.POSITIVE_INFINITY;
  return lines.filter((laid) => {
    if (laid.kind === 'line' && laid.level > below) return false;
    below = folded.has(lineKey(laid)) ? laid.level : Number.POSITIVE_INFINITY;
    return true;
  });
}

type Props = { laid: LaidLine; folded: ReadonlySet<string>; onFold: (key: string) => void };

/** Folds a place of a tree with all below it. */
export function ReportFold({ laid, folded, onFold }: Props) {
  if (!laid.branch) return null;
  const key = lineKey(laid);
  const shut = folded.has(key);
  const word = `${t(shut ? REPORT.unfold : REPORT.fold)} ${laid.line.members.at(-1)?.label ?? ''}`;
  return (
    <button type="button" className="report-fold" aria-expanded={!shut} aria-label={word} onClick={() => onFold(key)}>
      {shut ? <CaretRightOutlined aria-hidden="true" /> : <CaretDownOutlined aria-hidden="true" />}
    </button>
  );
}
