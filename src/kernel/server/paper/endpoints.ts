import { downloadPaper, mailPaper, readPaper as readPaperCall } from '../../paper.calls.ts';
import { Download, type Endpoint, serve } from '../http/endpoint.ts';
import { mailRecord } from './mail-record.ts';
import { pdfName, printedBy } from './printed.ts';
import { readPaper } from './read-paper.ts';
import { PDF_TYPE, renderPdf } from './render-pdf.ts';

/** Any record as paper: for the print view, as PDF, by mail. */
export const paperEndpoints: readonly Endpoint[] = [
  serve(readPaperCall, (ctx, { params, query }, http) =>
    readPaper(ctx, http, { ...params, language: query.language ?? ctx.lang }),
  ),
  serve(downloadPaper, async (ctx, { params, query }, http) => {
    const paper = await readPaper(ctx, http, { ...params, language: query.language ?? ctx.lang });
    const { content } = await renderPdf({
      paper,
      printed: await printedBy(ctx, paper.language),
      at: ctx.now.toISOString(),
    });
    return new Download({ stream: Buffer.from(content), filename: pdfName(paper), type: PDF_TYPE });
  }),
  serve(mailPaper, async (ctx, { params, body }, http) => ({
    taskId: await mailRecord(ctx, http, { ...params, ...body }),
  })),
];
