import { useQueryClient } from '@tanstack/react-query';
import { Checkbox, Space } from 'antd';
import { useState } from 'react';
import { refs } from '../../../kernel/resource/field.ts';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { FieldBox } from '../../../kernel/web/form/field-box.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList, type EmbeddedListProps } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { uuid } from '../../../kernel/web/uuid.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { type Copied, copyTemplateCall } from './template.calls.ts';
import { TEMPLATE_TEXT as TEXT } from './template.text.ts';

const SHIPS = refs('fleet.vessel', TEXT.ships);
const Ships = kitOf(SHIPS).Control;

type Line = Copied[number] & { readonly key: string; readonly what: string };

/** A line for the equipment of a ship, another one for its jobs. */
const linesOf = (copied: Copied): Line[] =>
  copied.flatMap((one) => {
    const { shipId, shipName, jobs } = one;
    return [
      { ...one, key: `${shipId} equipment`, what: t(TEXT.equipment) },
      ...(jobs ? [{ ...jobs, shipId, shipName, jobs, key: `${shipId} jobs`, what: t(TEXT.job) }] : []),
    ];
  });

const named = (names: readonly string[]): string => (names.length > 0 ? `${names.length}: ${names.join(', ')}` : '0');

const COLUMNS = (): EmbeddedListProps<Line>['columns'] => [
  { title: t(TEXT.ship), dataIndex: 'shipName' },
  { title: t(TEXT.what), dataIndex: 'what' },
  { title: t(TEXT.added), dataIndex: 'added', align: 'right' },
  { title: t(TEXT.updated), dataIndex: 'updated', align: 'right' },
  { title: t(TEXT.kept), render: (_, row) => named(row.kept) },
  { title: t(TEXT.removed), render: (_, row) => named(row.removed) },
];

/** To which ships a template is copied, what that would do, and what was done. */
export function CopyToShips({ id }: { id: number }) {
  const client = useQueryClient();
  const [ships, setShips] = useState<readonly number[]>([]);
  const [jobs, setJobs] = useState(true);
  const [told, setTold] = useState<{ copied: Copied; preview: boolean }>();
  const [key, setKey] = useState(uuid);

  async function run(preview: boolean): Promise<void> {
    try {
      const { ships: copied } = await call(copyTemplateCall, {
        params: { id },
        body: { shipIds: [...ships], jobs, preview },
        key: preview ? uuid() : key,
        quiet: true,
      });
      setTold({ copied, preview });
      if (preview) return;
      setKey(uuid());
      notify.success(t(TEXT.copied, { n: copied.length }));
      await Promise.all(
        [equipment, maintenanceJob].map((one) => client.invalidateQueries({ queryKey: recordKeys.all(one) })),
      );
    } catch (error) {
      notify.error(messageOf(error));
    }
  }

  return (
    <>
      <FieldBox id="template-ships" label={t(TEXT.ships)}>
        <Ships
          id="template-ships"
          field={SHIPS}
          value={[...ships]}
          onChange={(value) => setShips(Array.isArray(value) ? value.map(Number) : [])}
        />
      </FieldBox>
      <Space wrap>
        <Checkbox checked={jobs} onChange={({ target }) => setJobs(target.checked)}>
          {t(TEXT.withJobs)}
        </Checkbox>
        <GuardButton disabled={ships.length === 0} onClick={() => run(true)}>
          {t(TEXT.preview)}
        </GuardButton>
        <GuardButton type="primary" disabled={ships.length === 0} onClick={() => run(false)}>
          {t(TEXT.run)}
        </GuardButton>
      </Space>
      {told && (
        <EmbeddedList<Line>
          label={t(told.preview ? TEXT.previewed : TEXT.done)}
          rowKey="key"
          rows={linesOf(told.copied)}
          columns={COLUMNS()}
          empty={t(TEXT.noShips)}
        />
      )}
    </>
  );
}
