/** Which table the page plays at: the one module that names an implementation of `Table`. */
import { RemoteTable } from "./remote";
import type { Table } from "./table";

export const table: Table = new RemoteTable();
