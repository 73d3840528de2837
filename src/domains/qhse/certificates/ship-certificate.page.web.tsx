import { Button } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { KindsPage } from '../../../kernel/web/list/kinds-page.tsx';
import type { ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { shipCertificate } from './certificate.resource.ts';
import { CertificateMatrix } from './certificate-matrix.web.tsx';
import { certificateStanding } from './certificate-standing.resource.ts';
import { certificateType } from './certificate-type.resource.ts';
import { CERT_TEXT as TEXT } from './certificate-words.text.ts';
import { classCondition } from './class-condition.resource.ts';
import { conditionStanding } from './class-condition-standing.resource.ts';
import { SurveysOf } from './surveys.web.tsx';

/** From the list to the matrix. */
function ToMatrix() {
  const [, change] = useOwnSearch();
  return (
    <Button type="link" size="small" onClick={() => change(() => new URLSearchParams({ view: 'matrix' }))}>
      {t(TEXT.matrix)}
    </Button>
  );
}

const CERTIFICATES: ResourceSlots = {
  list: {
    scope: <ToMatrix />,
    savedFilters: [
      { key: 'toCheck', label: TEXT.toCheck, filters: { standing: ['CHECKING'] } },
      { key: 'expired', label: TEXT.expired, filters: { certState: ['EXPIRED'] } },
      { key: 'overdue', label: TEXT.overdue, filters: { certState: ['SURVEY_OVERDUE'] } },
      { key: 'inWindow', label: TEXT.inWindow, filters: { certState: ['IN_WINDOW'] } },
      { key: 'soon', label: TEXT.soon, filters: { certState: ['DUE_SOON'] } },
    ],
  },
  detail: {
    hidden: ['surveys', 'currentKey'],
    tabs: [{ key: 'surveys', label: TEXT.surveys, content: (row) => <SurveysOf row={row} /> }],
  },
};

const KINDS = {
  certificates: { label: TEXT.list, resource: shipCertificate, listed: certificateStanding, slots: CERTIFICATES },
  types: { label: TEXT.types, resource: certificateType },
  conditions: { label: TEXT.conditions, resource: classCondition, listed: conditionStanding },
};

/** Certificates of ships and company, what their types prescribe, and what class asks for. */
export function Page() {
  const [params] = useOwnSearch();
  if (params.get('view') === 'matrix') return <CertificateMatrix />;
  return <KindsPage title={TEXT.certificates} which={TEXT.which} kinds={KINDS} />;
}
