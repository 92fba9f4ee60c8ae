import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';

/**
 * Puts a person at the top of a list and counts them, unless they stand in it. Someone whose invitation was revoked is added again
 * under another id: the row with their address gives way.
 */
export function prependPerson(store: RecordSourceProxy, list: string, person: RecordProxy): void {
  const connection = store.get(list);
  if (!connection) return;
  const nodes = (connection.getLinkedRecords('edges') ?? []).flatMap((edge) => edge?.getLinkedRecord('node') ?? []);
  if (nodes.some((node) => node.getDataID() === person.getDataID())) return;
  const before = nodes.find((node) => node.getValue('username') === person.getValue('username'));
  if (before) ConnectionHandler.deleteNode(connection, before.getDataID());
  else connection.setValue(Number(connection.getValue('totalCount') ?? 0) + 1, 'totalCount');
  const edge = ConnectionHandler.createEdge(store, connection, person, 'WorkspacePersonEdge');
  ConnectionHandler.insertEdgeBefore(connection, edge);
}
