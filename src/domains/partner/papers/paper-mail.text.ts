type About = { readonly number: string; readonly validTo: string | null };

const until = ({ validTo }: About): { zh: string; en: string } =>
  validTo ? { zh: `，到期日 ${validTo}`, en: `, until ${validTo}` } : { zh: '', en: '' };

/** Mail to whoever handed a paper in: it is in force. */
export function acceptedMail(about: About): { subject: string; text: string } {
  const end = until(about);
  return {
    subject: `证照已生效 Paper accepted ${about.number}`,
    text: `贵司提交的证照 ${about.number} 已审核通过${end.zh}。\n\nYour paper ${about.number} was accepted and is in force${end.en}.\n`,
  };
}

/** It was refused; the reason is told as the buyer wrote it. */
export const refusedMail = ({ number }: About, reason: string): { subject: string; text: string } => ({
  subject: `证照被退回 Paper refused ${number}`,
  text: `贵司提交的证照 ${number} 未通过审核：${reason}\n请登录供应商报价区重新提交。\n\nYour paper ${number} was refused: ${reason}\nPlease sign in to the supplier area and submit it anew.\n`,
});

type Ending = { readonly number: string | null; readonly validTo: string };

/** A paper of the firm runs out, or has. */
export const endingMail = ({ number, validTo }: Ending): { subject: string; text: string } => ({
  subject: `证照到期 Paper running out ${number ?? ''}`,
  text: `贵司的证照 ${number ?? ''} 到期日为 ${validTo}，请登录供应商报价区提交新证照；必备证照过期后不能报价。\n\nYour paper ${number ?? ''} ends on ${validTo}. Please sign in to the supplier area and submit the new one; without a mandatory paper your firm cannot quote.\n`,
});
