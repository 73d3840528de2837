import { useSearchParams } from 'react-router';
import { ref } from '../../../../kernel/resource/field.ts';
import { Panel } from '../../../../kernel/web/detail/panel.tsx';
import { kitOf } from '../../../../kernel/web/fields/registry.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import '../../../../kernel/web/list/list.css';
import { RecordLink } from '../../../../kernel/web/records/record-link.tsx';
import { useMobile } from '../../../../kernel/web/viewport/use-mobile.ts';
import { Nothing } from '../../said.web.tsx';
import { VOYAGE_OIL_TEXT as TEXT } from './voyage-oil.text.ts';
import { VoyageOilMatrix } from './voyage-oil.web.tsx';

const VOYAGE = ref('voyage.voyage', TEXT.voyage);
const Voyage = kitOf(VOYAGE).Control;

/** The oil of a voyage that one chooses. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const mobile = useMobile();
  const chosen = Number(params.get('voyageId')) || null;
  return (
    <div className="page-pad">
      <header className="list-head">
        {!mobile && <h1>{t(TEXT.title)}</h1>}
        <search>
          <Voyage
            id="voyage-oil-voyage"
            field={VOYAGE}
            ariaLabel={t(TEXT.voyage)}
            value={chosen}
            onChange={(value) => setParams(value ? { voyageId: String(value) } : {}, { replace: true })}
          />
        </search>
      </header>
      {chosen === null ? (
        <Nothing title={t(TEXT.choose)} />
      ) : (
        <Panel
          title={t(TEXT.title)}
          extra={
            <RecordLink resource="voyage.voyage" id={chosen}>
              {t(TEXT.toVoyage)}
            </RecordLink>
          }
        >
          <VoyageOilMatrix voyageId={chosen} />
        </Panel>
      )}
    </div>
  );
}
