import type { PaperBlock } from '../../../kernel/paper/paper.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { readDictionaries } from '../../../kernel/server/dictionaries.ts';
import { ownPapers } from '../../../kernel/server/paper/paper-ports.ts';
import { dictionariesIn, linesIn, linesTable, recordFacts } from '../../../kernel/server/paper/record-paper.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { contract } from './contract.resource.ts';
import { CONTRACT_TEXT as TEXT } from './contract.text.ts';
import {
  contractCargo,
  contractCertificate,
  contractCommission,
  contractException,
  contractPayment,
} from './contract-lines.resource.ts';

const CONTRACT: AnyResource = contract;

/** Facts by heading, as a recap tells them; what is empty in all of a part leaves the part away. */
const PARTS = [
  [TEXT.parties, ['direction', 'customerId', 'ownerId', 'brokerId', 'cpForm', 'cpDate', 'law', 'place']],
  [TEXT.ship, ['shipId', 'shipRequirement']],
  [
    TEXT.freight,
    ['freightType', 'freightRate', 'wsFlat', 'wsPoints', 'freightBasis', 'minQty', 'vatRate', 'amountEstimate'],
  ],
  [
    TEXT.hire,
    [
      'periodDays',
      'deliveryOn',
      'deliveryPortId',
      'hireDays',
      'hireDue',
      'redeliveryFrom',
      'redeliveryTo',
      'bunkerTerms',
      'warranties',
    ],
  ],
  [
    TEXT.laytime,
    [
      'laytimeBasis',
      'laytimeHours',
      'rateLoad',
      'rateDisch',
      'reversible',
      'noticeHours',
      'holidays',
      'demurrageRate',
      'despatchRate',
      'claimDays',
    ],
  ],
] as const;

const LINES = [
  [
    TEXT.cargoes,
    'cargoes',
    contractCargo,
    ['cargoName', 'qty', 'minQty', 'maxQty', 'laycanFrom', 'laycanTo', 'loadPortId', 'dischPortId'],
  ],
  [TEXT.payments, 'payments', contractPayment, ['pct', 'trigger', 'days']],
  [TEXT.commissions, 'commissions', contractCommission, ['kind', 'partnerId', 'pct']],
  [TEXT.exceptions, 'exceptions', contractException, ['eventType', 'laytimePct', 'demurragePct']],
  [TEXT.certificates, 'certificates', contractCertificate, ['certKind']],
] as const;

const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** The recap: parties, ship, cargo, laycan, ports, freight, laytime, demurrage, commission and clauses (market 8). */
export const contractPaper = fill(ownPapers, contract.name, {
  paper: async (ctx, { rows }) => {
    const dictionaries = await readDictionaries(ctx, dictionariesIn(CONTRACT));
    const row = rows.zh ?? rows.en ?? {};
    // What is hire says nothing of a voyage, and laytime nothing of a period.
    const other = row.kind === 'VOYAGE' ? TEXT.hire : TEXT.laytime;
    const parts = PARTS.flatMap(([text, names]): PaperBlock[] => {
      const told = names.filter((name) => name in row && isThere(row[name]));
      if (text === other || told.length === 0) return [];
      return [
        { kind: 'heading', text },
        { kind: 'facts', facts: recordFacts(CONTRACT, told, rows, dictionaries), columns: 3 },
      ];
    });
    const tables = LINES.flatMap(([text, name, child, names]): PaperBlock[] => {
      const lines = linesIn(rows, name);
      if (lines.length === 0) return [];
      const known = names.filter((one) => lines.some((line) => one in (line.zh ?? line.en ?? {})));
      return [
        { kind: 'heading', text },
        linesTable(child, lines, dictionaries, { names: known, record: { fields: CONTRACT.fields, rows } }),
      ];
    });
    const terms = ['ownerCosts', 'chartererCosts', 'clauses'].filter((name) => isThere(row[name]));
    const fixed =
      row.contractStatus === 'FIXED' || row.contractStatus === 'PERFORMING' || row.contractStatus === 'COMPLETED';
    return {
      title: TEXT.recap,
      number: String(row.contractNo ?? ''),
      ...(!fixed && { mark: TEXT.notFixed }),
      blocks: [
        ...parts,
        ...tables,
        ...(terms.length > 0
          ? ([
              { kind: 'heading', text: TEXT.terms },
              { kind: 'facts', facts: recordFacts(CONTRACT, terms, rows, dictionaries), columns: 1 },
            ] as const)
          : []),
        { kind: 'signatures', signatures: [{ place: TEXT.forOwners }, { place: TEXT.forCharterers }] },
      ],
    };
  },
});
