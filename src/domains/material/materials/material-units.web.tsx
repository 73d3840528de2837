import { useQuery } from '@tanstack/react-query';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { lang, t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { call } from '../../../kernel/web/request.ts';
import { unitConversion } from '../conversions/unit-conversion.resource.ts';
import { unitsCall } from './material.calls.ts';
import { material } from './material.resource.ts';
import { MATERIAL_TEXT as TEXT } from './material.text.ts';

const FROM = { BASE: TEXT.base, OWN: TEXT.own, GENERAL: TEXT.general } as const;

/** The units in which a quantity of the material may be given, and what one is in the base unit. */
export function MaterialUnits({ id }: { id: number }) {
  const answer = useQuery({
    queryKey: ['records', material.name, 'units', id],
    queryFn: ({ signal }) => call(unitsCall, { params: { id }, signal, quiet: true }),
  });
  const units = answer.data?.units;
  const name = (unit: { name: string; nameEn: string }): string => (lang === 'en' ? unit.nameEn : unit.name);
  const base = units?.find(({ from }) => from === 'BASE');
  return (
    <EmbeddedList
      label={t(TEXT.units)}
      rows={units}
      rowKey="unitId"
      error={answer.error}
      onRetry={() => void answer.refetch()}
      empty={t(TEXT.noUnits)}
      columns={[
        { key: 'code', dataIndex: 'code', title: t(TEXT.code) },
        { key: 'name', title: t(TEXT.unit), render: (_, unit) => name(unit) },
        {
          key: 'factor',
          title: t(TEXT.inBase),
          align: 'right',
          render: (_, { factor }) => `${numberText(unitConversion.fields.factor, factor)} ${base ? name(base) : ''}`,
        },
        { key: 'from', title: t(TEXT.from), render: (_, { from }) => t(FROM[from]) },
      ]}
    />
  );
}
