import { routes } from '../core/http/handlers.ts';
import {
  anonymisePerson,
  exportPerson,
  type PersonOptions,
  people,
  personData,
  setBadge,
} from './service.ts';

/** Personal data of a company's people, as the panel tells it and takes it away. */
export const personRoutes = (options: PersonOptions) =>
  routes({
    listPeople: (context, { query }) => people(options, context, query),
    getPersonData: (context, { query }) => personData(options, context, query),
    exportPerson: (context, { body }) => exportPerson(options, context, body),
    setBadge: (context, { body }) => setBadge(options, context, body),
    anonymisePerson: (context, { body }) => anonymisePerson(options, context, body),
  });
