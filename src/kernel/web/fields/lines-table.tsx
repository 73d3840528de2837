import { Table } from 'antd';
import type { Field } from '../../resource/field.ts';
import { childOf } from '../../resource/resource.ts';
import { sum } from '../../value/decimal.ts';
import { t } from '../i18n.ts';
import { TOTAL } from './fields.text.ts';
import { numberText } from './number-value.ts';
import { isFigure, kitOf } from './registry.ts';

type Line = Record<string, unknown> & { labels?: Record<string, string | string[]> };

/** Money and quantities are added up; units that differ from line to line are the declaration's matter. */
const adds = (field: Field): boolean => field.variant === 'money';

/** Child rows to read: number, the fields of the line, and sums of money. */
export function LinesTable({ field, rows }: { field: Field; rows: readonly unknown[] }) {
  const child = childOf(field);
  const names = Object.keys(child.fields).filter((name) => child.fields[name]!.kind !== 'lines');
  const lines = rows as readonly Line[];
  const summed = names.some((name) => adds(child.fields[name]!));
  return (
    <Table<Line>
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      rowKey={(line) => String(line.id ?? lines.indexOf(line))}
      dataSource={[...lines]}
      columns={[
        { title: '#', key: '#', width: 44, align: 'end', render: (_, __, index) => index + 1 },
        ...names.map((name) => {
          const one = child.fields[name]!;
          const { Display } = kitOf(one);
          return {
            title: `${t(one.label)}${one.unit ? ` (${one.unit})` : ''}`,
            key: name,
            align: isFigure(one) ? ('end' as const) : undefined,
            render: (_: unknown, line: Line) => <Display field={one} value={line[name]} label={line.labels?.[name]} />,
          };
        }),
      ]}
      summary={() =>
        summed ? (
          <Table.Summary.Row className="lines-total">
            <Table.Summary.Cell index={0} />
            {names.map((name, i) => (
              <Table.Summary.Cell key={name} index={i + 1} align={isFigure(child.fields[name]) ? 'right' : 'left'}>
                {adds(child.fields[name]!)
                  ? numberText(child.fields[name]!, sum(lines.map((line) => line[name] as string | null)))
                  : i === 0
                    ? t(TOTAL)
                    : null}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        ) : null
      }
    />
  );
}
