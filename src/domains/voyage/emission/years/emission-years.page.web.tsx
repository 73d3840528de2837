import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import { ResourcePage, type ResourceSlots } from '../../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../../kernel/web/records/record-calls.ts';
import '../../detail/report-form.css';
import '../emission.css';
import { RatingTag } from '../rating-tag.web.tsx';
import { emissionYear } from './emission-year.resource.ts';
import { ratingOf } from './plan.rules.ts';
import { YearFigures } from './year-figures.web.tsx';

const RESOURCE: AnyResource = emissionYear;

const rated = (row: AnyRow) => <RatingTag rating={ratingOf(typeof row.rating === 'string' ? row.rating : null)} />;

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'drafts', label: { zh: '草稿', en: 'Drafts' }, filters: { status: ['USE'] } },
      { key: 'audit', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } },
      { key: 'plans', label: { zh: '待制定纠正措施', en: 'Plans to be made' }, filters: { planState: ['ASKED'] } },
    ],
    columns: [
      'shipName',
      'year',
      { field: 'rating', render: rated },
      'attained',
      'required',
      'tonnes',
      'co2',
      'distance',
      'verifierName',
      'statementNo',
      'planState',
      'status',
    ],
  },
  detail: { hidden: ['figures'], before: (row) => <YearFigures row={row} /> },
};

/** Records of emission years, from the draft to the statement of compliance. */
export function Page() {
  return <ResourcePage resource={RESOURCE} slots={SLOTS} />;
}
