import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { controlId } from '../../../kernel/web/form/field-id.ts';
import { useFormContext } from '../../../kernel/web/form/form-context.ts';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { newLine } from '../../../kernel/web/form/lines-fields.ts';
import { useField } from '../../../kernel/web/form/use-field.ts';
import { useUnits } from '../../../kernel/web/form/use-units.ts';
import { type GridRow, keyOf } from '../../../kernel/web/grid/column.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { uuid } from '../../../kernel/web/uuid.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { estimateAlternative } from './alternative.resource.ts';
import { ComparisonCell } from './comparison-cell.web.tsx';
import { ComparisonTable } from './comparison-table.web.tsx';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';
import { LETTERS, MOST_ALTERNATIVES } from './estimate-layout.rules.ts';
import { figuresOf, type Line } from './figures-of.web.ts';
import { useProposals } from './use-proposals.web.ts';

const CURRENCY = [{ record: 'currencyId' }] as const;

/** What a new alternative begins with: the declared defaults, called by its letter. */
export const freshAlternative = (at: number): GridRow => ({
  ...newLine(estimateAlternative),
  name: `${t(TEXT.alternative)} ${LETTERS[at]}`,
});

/** The alternatives of a form as columns of one table, each figure typed in its place. */
export function ComparisonForm({ store }: { store: FormStore }) {
  const { id: form, locked } = useFormContext();
  const { value, error } = useField(store, 'alternatives');
  const [currency] = useUnits(CURRENCY);
  const lines = Array.isArray(value) ? (value as readonly Line[]) : [];
  const onTyped = useProposals(store);
  const open = !locked.includes('alternatives');
  const add = (line: GridRow): void => store.set('alternatives', [...lines, line]);
  const copyOf = ({ id: _id, ...line }: Line): GridRow => ({
    ...line,
    _key: uuid(),
    name: `${t(TEXT.alternative)} ${LETTERS[lines.length]}`,
  });
  const full = lines.length >= MOST_ALTERNATIVES;
  return (
    <div className="form-lines" id={controlId(form, 'alternatives')} data-error={error !== undefined}>
      <div className="estimate-bar">
        <h2 className="form-lines-title">{t(TEXT.alternatives)}</h2>
        {open && (
          <Button
            size="small"
            icon={<PlusOutlined />}
            disabled={full}
            onClick={() => add(freshAlternative(lines.length))}
          >
            {t(TEXT.add)}
          </Button>
        )}
      </div>
      {error && (
        <span className="form-error" role="alert">
          {error}
        </span>
      )}
      <ComparisonTable
        keys={lines.map((line, i) => String(keyOf(line, i)))}
        tces={lines.map((line) => figuresOf(line).tce)}
        currency={currency ?? ''}
        sees={hasPermission(MARKET_PRICE)}
        cell={(index, name) => <ComparisonCell index={index} name={name} onTyped={onTyped} />}
        acts={
          open
            ? (index) => (
                <>
                  <Button
                    type="text"
                    size="small"
                    icon={<CopyOutlined />}
                    disabled={full}
                    aria-label={`${t(TEXT.copy)} ${LETTERS[index]}`}
                    title={t(TEXT.copy)}
                    onClick={() => add(copyOf(lines[index]!))}
                  />
                  <Button
                    type="text"
                    size="small"
                    icon={<DeleteOutlined />}
                    disabled={lines.length === 1}
                    aria-label={`${t(TEXT.remove)} ${LETTERS[index]}`}
                    title={t(TEXT.remove)}
                    onClick={() =>
                      store.set(
                        'alternatives',
                        lines.filter((_, i) => i !== index),
                      )
                    }
                  />
                </>
              )
            : undefined
        }
      />
    </div>
  );
}
