import { routes } from '../core/http/handlers.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { orderItems } from '../orders/service.ts';
import { materials } from '../stock/service.ts';
import { dispense, handOver, takeParts, withdraw } from './parts.service.ts';
import { oneItem, onePlanItem, planItems, registeredParts, search, substitutes } from './service.ts';
import { add, addMany, change, registerServices, remove } from './write.service.ts';

/** An entry of the calls in the words of the use cases. */
const entered = (entry: {
  nr_sequencial?: number | null | undefined;
  quantidade?: number | null | undefined;
  precoTotal?: number | null | undefined;
}) => ({
  item: entry.nr_sequencial ?? null,
  quantity: entry.quantidade ?? null,
  price: entry.precoTotal ?? null,
});

/** The calls of items, each with the use case that answers it. */
export const itemsRoutes = (identity: IdentityCheck) =>
  routes({
    listOrderItems: (context, { params }) => orderItems(context, params.id),
    getOrderItem: (context, { params }) => oneItem(context, params.id, params.itemId),
    addItem: (context, { params, body }) =>
      add(context, identity, params.id, {
        ...body,
        ...entered({ ...body, nr_sequencial: body.nr_seq_item }),
      }),
    changeItem: (context, { params, body }) => change(context, identity, params, body),
    removeItem: (context, { params, body }) => remove(context, identity, params, body),
    takeParts: (context, { params, body }) => takeParts(context, identity, params.id, body),
    listSubstitutes: (context, { params }) => substitutes(context, params.id),
    dispenseItem: (context, { params, body }) => dispense(context, identity, params, body),
    withdrawDispensation: (context, { params, body }) => withdraw(context, identity, params, body),
    handOverPart: (context, { params, body }) => handOver(context, identity, params.id, body),
    listPlanItems: (context, { params }) => planItems(context, params.id),
    getPlanItem: (context, { params }) => onePlanItem(context, params.id, params.itemId),
    searchItems: (context, { query }) => search(context, query),
    listItemsOf: (context, { params }) => orderItems(context, params.nrOs),
    listItemsWork: (context, { params }) => orderItems(context, params.nr_os),
    listExecutionItems: (context, { query }) => orderItems(context, query.nr_seq_os),
    insertPart: (context, { body }) => add(context, identity, body.nr_os, { ...body, ...entered(body) }),
    updatePart: (context, { body }) => {
      const { nr_os, nr_sequencial, precoUnit: _computed, ...rest } = body;
      return change(context, identity, { id: nr_os, itemId: nr_sequencial }, rest);
    },
    listMaterials: (context, { query }) => materials(context, query.search),
    registerMaterials: async (context, { body }) => {
      if ('materiais' in body)
        await addMany(context, identity, body.nr_os, { ...body, entries: body.materiais.map(entered) });
      return registeredParts(context, body.nr_os);
    },
    removePart: (context, { body }) =>
      remove(context, identity, { id: body.nr_os, itemId: body.nr_sequencial }, body),
    searchFleetItems: (context, { query }) => search(context, query),
    registerServices: (context, { body }) => registerServices(context, identity, body),
  });
