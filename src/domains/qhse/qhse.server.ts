import { moduleOf } from '../../kernel/server/compose.ts';
import type { Module } from '../../kernel/server/module.ts';
import { certificateSlice } from './certificates/certificate.slice.server.ts';
import { reviewSlice } from './company-reviews/review.slice.server.ts';
import { complaintSlice } from './complaints/complaint.slice.server.ts';
import { conferenceSlice } from './conferences/conference.slice.server.ts';
import { constantSlice } from './constants/constant.slice.server.ts';
import { dashQualitySlice } from './dash-quality/dash-quality.slice.server.ts';
import { defectSlice } from './defects/defect.slice.server.ts';
import { deptLeaderSlice } from './dept-leaders/dept-leader.slice.server.ts';
import { documentSlice } from './documents/document.slice.server.ts';
import { shipDutySlice } from './duties/ship-duty.slice.server.ts';
import { inspectionSlice } from './inspections/inspection.slice.server.ts';
import { pollutionSlice } from './pollution/pollution.slice.server.ts';
import { questionnaireSlice } from './questionnaires/questionnaire.slice.server.ts';
import { reportSlice } from './reports/report.slice.server.ts';
import { riskSlice } from './risks/risk.slice.server.ts';
import { systemFileSlice } from './system-files/system-file.slice.server.ts';
import { violationSlice } from './violations/violation.slice.server.ts';

/** Safety and quality: what inspections find, and what becomes of it. */
export const qhseModule: Module = moduleOf(
  { name: 'qhse', label: { zh: '安全质量', en: 'Safety and quality' } },
  inspectionSlice,
  defectSlice,
  questionnaireSlice,
  certificateSlice,
  reportSlice,
  violationSlice,
  constantSlice,
  complaintSlice,
  systemFileSlice,
  documentSlice,
  conferenceSlice,
  reviewSlice,
  riskSlice,
  pollutionSlice,
  shipDutySlice,
  dashQualitySlice,
  deptLeaderSlice,
);
