import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { endorseForm, extendForm, renewForm } from './certificate-forms.resource.ts';
import { CERT_TEXT as TEXT } from './certificate-words.text.ts';

/** The way of a certificate: checked against its scan it is current, until the next one takes its place. */
export const certificateFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    CHECKING: { zh: '待核对', en: 'To be checked', tone: 'amber' },
    CURRENT: { zh: '现行', en: 'Current', tone: 'green' },
    SUPERSEDED: { zh: '已换新', en: 'Replaced', tone: 'slate' },
    WITHDRAWN: { zh: '已撤销', en: 'Withdrawn', tone: 'red' },
  },
  initial: 'DRAFT',
  transitions: {
    submit: {
      label: { zh: '提交核对', en: 'Submit to be checked' },
      from: ['DRAFT'],
      to: 'CHECKING',
      first: true,
      // A list may leave the files away: there the server alone knows.
      against: (row) => (Array.isArray(row.papers) && row.papers.length === 0 ? TEXT.noPapers : undefined),
      done: { zh: '已提交核对', en: 'It waits to be checked' },
    },
    confirm: {
      label: { zh: '核对无误', en: 'Confirm' },
      from: ['CHECKING'],
      to: 'CURRENT',
      first: true,
      done: { zh: '证书已生效', en: 'The certificate is current' },
    },
    sendBack: {
      label: { zh: '退回', en: 'Send back' },
      tail: 'send-back',
      from: ['CHECKING'],
      to: 'DRAFT',
      reason: true,
      done: { zh: '已退回', en: 'It is sent back' },
    },
    endorse: {
      label: { zh: '登记检验', en: 'Record a survey' },
      from: ['CURRENT'],
      form: endorseForm,
      initial: (_row, now) => ({ doneDate: officeDay(now), surveyNo: 1 }),
      first: true,
      done: { zh: '检验已登记', en: 'The survey is recorded' },
    },
    renew: {
      label: { zh: '换证', en: 'Renew' },
      from: ['CURRENT'],
      to: 'SUPERSEDED',
      form: renewForm,
      initial: ({ issuer }, now) => ({
        certKind: 'FULL',
        issuer: issuer ?? null,
        surveyDoneDate: officeDay(now),
        issueDate: officeDay(now),
      }),
      leads: 'qhse.shipCertificate',
      whole: true,
      done: { zh: '新证书已生效，原证书保留', en: 'The new one is current, the old one is kept' },
    },
    extend: {
      label: { zh: '展期', en: 'Extend' },
      from: ['CURRENT'],
      form: extendForm,
      against: (row) => (row.expiryDate === null ? TEXT.notExtendable : undefined),
      done: { zh: '已展期', en: 'It is extended' },
    },
    withdraw: {
      label: { zh: '撤销', en: 'Withdraw' },
      from: ['CURRENT'],
      to: 'WITHDRAWN',
      reason: true,
      done: { zh: '证书已撤销', en: 'The certificate is withdrawn' },
    },
  },
});
