import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { hear } from '../../../kernel/server/domain-events.ts';
import { reportConfirmed, reportCorrected, reportUnconfirmed } from '../../voyage/public.ts';
import { followReportOfContracts } from '../contracts/deadfreight.server.ts';
import { cargoPage } from './cargo.page.ts';
import { cargo } from './cargo.resource.ts';
import { cargoEndpoints } from './cargo.server.ts';

const CARGO: AnyResource = cargo;
const READ = ['market:cargo:list', 'market:cargo:pick'];
const WRITE = ['add', 'edit', 'del', 'cancel', 'import', 'export'].map((act) => `market:cargo:${act}`);
const CARRY = ['edit', 'plan', 'unplan', 'load', 'takeBack', 'discharge', 'export'].map((act) => `market:cargo:${act}`);

/** Parcels: chartering offers and fixes them, operators carry them, finance settles them; a ship reads those of her voyages. */
export const cargoSlice: Slice = {
  resources: [CARGO],
  endpoints: cargoEndpoints,
  pages: [cargoPage],
  hears: [reportConfirmed, reportUnconfirmed, reportCorrected].map((event) => hear(event, followReportOfContracts)),
  acts: {
    'market.cargo': {
      figures: { zh: '按动态报取数', en: 'Figures of the reports' },
      fixed: { zh: '合同成交', en: 'Fixed with its contract' },
      freed: { zh: '合同取消，退回报货', en: 'Open again: its contract was cancelled' },
    },
  },
  grants: {
    '@ship': ['market:cargo:list'],
    ...Object.fromEntries(['GM', 'PORT_OPS', 'DATA_SHOW', 'CFO', 'SUPT_MARINE'].map((role) => [role, READ])),
    CHARTERING: [...READ, ...WRITE, ...CARRY, 'market:cargo:settle'],
    OPERATOR: [...READ, ...CARRY],
    FIN_MANAGER: [...READ, 'market:cargo:settle', 'market:cargo:export'],
    AUDITOR: ['market:cargo:list', 'market:cargo:export'],
  },
};
