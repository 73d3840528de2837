import { PlusOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router';
import { t } from '../../../../kernel/web/i18n.ts';
import { usePermission } from '../../../../kernel/web/session/permission.tsx';
import { useMobile } from '../../../../kernel/web/viewport/use-mobile.ts';
import { voyageFlow } from '../../voyages/voyage.flow.ts';
import { SHIP_REPORTS_TEXT as TEXT } from './ship-reports.text.ts';

/** What the acts open: a voyage's opening, or the batch confirmation, of these reports or of all. */
export type Dialog = { name: 'TRADE' | 'REPAIR' } | { name: 'batch'; ids?: readonly number[] };

type ActsProps = {
  hasVoyage: boolean;
  ready: boolean;
  all: boolean;
  mayConfirm: boolean;
  entryHref: string | undefined;
  onAll: () => void;
  onDialog: (dialog: Dialog) => void;
  onClose: () => void;
};

/** The six acts of the specification (2.11), each for those who may; on a phone all but the first stand in a menu. */
export function ShipActs({ hasVoyage, ready, all, mayConfirm, entryHref, onAll, onDialog, onClose }: ActsProps) {
  const mayReport = usePermission('voyage:report:add');
  const mayOpen = usePermission('voyage:voyage:open');
  const mayClose = usePermission('voyage:voyage:close');
  const navigate = useNavigate();
  const mobile = useMobile();
  const acts = [
    ...(mayConfirm ? [{ key: 'batch', label: t(TEXT.batch), run: () => onDialog({ name: 'batch' }) }] : []),
    { key: 'all', label: t(all ? TEXT.showCurrent : TEXT.showAll), run: onAll },
    ...(mayClose && hasVoyage ? [{ key: 'close', label: t(voyageFlow.transitions.close.label), run: onClose }] : []),
    ...(mayOpen
      ? [
          { key: 'repair', label: t(TEXT.newRepair), run: () => onDialog({ name: 'REPAIR' }) },
          { key: 'trade', label: t(TEXT.newVoyage), run: () => onDialog({ name: 'TRADE' }) },
        ]
      : []),
  ];
  return (
    <>
      {mobile ? (
        <Dropdown
          trigger={['click']}
          menu={{
            items: acts.map(({ key, label }) => ({ key, label })),
            onClick: ({ key }) => acts.find((act) => act.key === key)?.run(),
          }}
        >
          <Button size="large">{t(TEXT.more)}</Button>
        </Dropdown>
      ) : (
        acts.map((act) => (
          <Button key={act.key} disabled={!ready} onClick={act.run}>
            {act.label}
          </Button>
        ))
      )}
      {mayReport && hasVoyage && entryHref && (
        <Button
          type="primary"
          size={mobile ? 'large' : 'middle'}
          icon={<PlusOutlined />}
          onClick={() => navigate(entryHref)}
        >
          {t(TEXT.newReport)}
        </Button>
      )}
    </>
  );
}
