import { routes } from '../core/http/handlers.ts';
import {
  forkliftLock,
  type IntegrationOptions,
  notifyChecklist,
  sendTicket,
  sendTicketByHeader,
} from './service.ts';

/** The calls of integration, each with the use case that answers it. */
export const integrationRoutes = (options: IntegrationOptions) =>
  routes({
    sendTicket: (context, { body }) => sendTicket(context, options, body),
    sendTicketByGet: (context, { query }) =>
      sendTicketByHeader(context, options, { nr_os: query.nr_os, nr_seq_clifor: query.nr_seq_clifor }),
    requestTicket: (context, { params, body }) =>
      sendTicket(context, options, { ...body, nr_os: params.nr_os }),
    requestTicketByGet: (context, { params, query }) =>
      sendTicketByHeader(context, options, { nr_os: params.nr_os, nr_seq_clifor: query.nr_seq_clifor }),
    checkForkliftLock: (context, { body }) => forkliftLock(context, body),
    notifyChecklist: (context, { query }) => notifyChecklist(context, query.nr_seq_os),
  });
