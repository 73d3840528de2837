import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { FormStore } from '../../../kernel/web/form/form-store.ts';
import { newLine } from '../../../kernel/web/form/lines-fields.ts';
import { useForm } from '../../../kernel/web/form/use-field.ts';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { monitoringTemplate } from './monitoring-template.resource.ts';
import { monitoringValue } from './monitoring-value.resource.ts';

type Point = Readonly<Record<string, unknown>>;
const OF_POINT = ['pointName', 'unitName', 'least', 'most', 'alarmPercent'] as const;

const lineOf = (point: Point) => ({
  ...newLine(monitoringValue),
  ...Object.fromEntries(OF_POINT.map((name) => [name, point[name] ?? null])),
});

const namesOf = (lines: unknown): string =>
  Array.isArray(lines) ? JSON.stringify(lines.map((line: Point) => line.pointName)) : '[]';

/** With the template of a new report come its points, to be filled in; what was typed of points of the same name stays. */
export function TemplatePoints({ store }: { store: FormStore }) {
  const templateId = useForm(store, (one) => {
    const { id, templateId: chosen } = one.values();
    return id === undefined || id === null ? Number(chosen) || 0 : 0;
  });
  const { data } = useQuery({
    queryKey: recordKeys.one(monitoringTemplate, templateId),
    queryFn: ({ signal }) => records.get(monitoringTemplate, templateId, { signal, quiet: true }),
    enabled: templateId > 0,
  });
  useEffect(() => {
    if (!data || data.id !== templateId || !Array.isArray(data.points)) return;
    const points = data.points as readonly Point[];
    const now = store.get('points');
    if (namesOf(now) === namesOf(points)) return;
    const typed = new Map((Array.isArray(now) ? (now as Point[]) : []).map((line) => [line.pointName, line]));
    store.set(
      'points',
      points.map((point) => {
        const before = typed.get(point.pointName);
        return { ...lineOf(point), measured: before?.measured ?? null, said: before?.said ?? null };
      }),
    );
  }, [data, templateId, store]);
  return null;
}
