import { Segmented } from 'antd';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { useOwnSearch } from '../../../kernel/web/list/search/use-own-search.ts';
import { shipBusinessCertificate } from './certificate.resource.ts';
import { CertificateMatrix } from './certificate-matrix.web.tsx';
import { certificateStanding } from './certificate-standing.resource.ts';
import { CERTIFICATE_TEXT as TEXT } from './certificate-words.text.ts';

const SLOTS: ResourceSlots = {
  list: {
    title: TEXT.title,
    savedFilters: [
      { key: 'expiring', label: TEXT.expiring, filters: { lamp: ['AMBER', 'RED'], counts: ['true'] } },
      { key: 'red', label: TEXT.red, filters: { lamp: ['RED'], counts: ['true'] } },
      { key: 'black', label: TEXT.black, filters: { lamp: ['BLACK'], counts: ['true'] } },
      { key: 'conditional', label: TEXT.conditional, filters: { result: ['CONDITIONAL'] } },
    ],
  },
};

type View = 'list' | 'matrix';

/** Business certificates of all ships: what ends first, or ship by kind. */
export function Page() {
  const [params, change] = useOwnSearch();
  const view: View = params.get('view') === 'matrix' ? 'matrix' : 'list';
  const toolbar = (
    <Segmented<View>
      aria-label={t(TEXT.view)}
      value={view}
      options={[
        { value: 'list', label: t(TEXT.list) },
        { value: 'matrix', label: t(TEXT.matrix) },
      ]}
      onChange={(next) => change(() => new URLSearchParams(next === 'list' ? {} : { view: next }))}
    />
  );
  if (view === 'matrix') return <CertificateMatrix toolbar={toolbar} />;
  return (
    <ResourcePage
      resource={shipBusinessCertificate}
      listed={certificateStanding}
      slots={{ ...SLOTS, list: { ...SLOTS.list, toolbar } }}
    />
  );
}
