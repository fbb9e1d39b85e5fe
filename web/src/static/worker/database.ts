/**
 * The tables of this browser in IndexedDB. The methods are those of `BrowserDatabase` in `jollyroger.embedded.interfaces`,
 * which says what they promise; Python calls them by these names.
 */

const NAME = "jollyroger";
const VERSION = 1;

type StoreName = "tables" | "log_lines" | "settings" | "documents";

interface LogLine {
  table: string;
  number: number;
  text: string;
}

interface StoredDocument {
  kind: string;
  id: string;
  value: string;
  expires_at: number;
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });
}

/** Resolves when everything is written. A lost race arrives as an abort, never as an error of the transaction. */
function completionOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException("The transaction was aborted.", "AbortError"));
  });
}

/** All documents of a kind with these ids. */
const documentRange = (kind: string, first: string, last: string) => IDBKeyRange.bound([kind, first], [kind, last]);
/** The lines of a log from a number on. */
const lineRange = (table: string, first: number) => IDBKeyRange.bound([table, first], [table, Infinity]);

/**
 * Its connection is opened again when it is next needed after the browser has closed it: because the data were cleared, or, in Safari,
 * because the device has slept.
 */
export class Database {
  #connection: Promise<IDBDatabase> | null = null;

  /** Rejects where the browser keeps nothing, as in some private windows. */
  async open(): Promise<void> {
    await this.#connected();
  }

  async create(id: string, lines: string, row: string): Promise<boolean> {
    return this.#insert((transaction) => {
      transaction.objectStore("tables").add(row, id);
      addLines(transaction, id, 0, lines);
    });
  }

  async append(id: string, first: number, lines: string, row: string): Promise<boolean> {
    let exists = true;
    const isFree = await this.#insert(async (transaction) => {
      const tables = transaction.objectStore("tables");
      exists = (await resultOf(tables.getKey(id))) !== undefined;
      if (!exists) return;
      addLines(transaction, id, first, lines);
      if (row) tables.put(row, id);
    });
    return isFree && exists;
  }

  async read_lines(id: string, first: number): Promise<string> {
    const lines: LogLine[] = await resultOf((await this.#read("log_lines")).getAll(lineRange(id, first)));
    return JSON.stringify(lines.map((line) => line.text));
  }

  async read_row(id: string): Promise<string> {
    return ((await resultOf((await this.#read("tables")).get(id))) as string | undefined) ?? "";
  }

  async read_rows(): Promise<string> {
    const tables = await this.#read("tables");
    const [ids, rows] = await Promise.all([resultOf(tables.getAllKeys()), resultOf(tables.getAll())]);
    return JSON.stringify(ids.map((id, index) => [id, rows[index]]));
  }

  async delete_table(id: string): Promise<void> {
    await this.#write(["tables", "log_lines"], (transaction) => {
      transaction.objectStore("tables").delete(id);
      transaction.objectStore("log_lines").delete(lineRange(id, 0));
    });
  }

  async get_or_set(name: string, value: string): Promise<string> {
    let stored = value;
    await this.#write(["settings"], async (transaction) => {
      const settings = transaction.objectStore("settings");
      const found = (await resultOf(settings.get(name))) as string | undefined;
      if (found === undefined) settings.add(value, name);
      else stored = found;
    });
    return stored;
  }

  async put_document(kind: string, id: string, value: string, expires_at: number): Promise<void> {
    const document: StoredDocument = { kind, id, value, expires_at };
    await this.#write(["documents"], (transaction) => void transaction.objectStore("documents").put(document));
  }

  async list_documents(kind: string, first: string, last: string, now: number, limit: number): Promise<string> {
    if (first > last) return "[]";
    const documents: StoredDocument[] = await resultOf((await this.#read("documents")).getAll(documentRange(kind, first, last)));
    const valid = documents.filter((document) => document.expires_at > now).slice(0, limit);
    return JSON.stringify(valid.map(({ id, value }) => [id, value]));
  }

  async take_document(kind: string, id: string, now: number): Promise<string> {
    let taken: string[] = [];
    await this.#write(["documents"], async (transaction) => {
      const documents = transaction.objectStore("documents");
      const found = (await resultOf(documents.get([kind, id]))) as StoredDocument | undefined;
      if (found && found.expires_at > now) taken = [found.value];
      documents.delete([kind, id]);
    });
    return JSON.stringify(taken);
  }

  async delete_documents(kind: string, first: string, last: string): Promise<void> {
    if (first > last) return;
    await this.#write(["documents"], (transaction) => void transaction.objectStore("documents").delete(documentRange(kind, first, last)));
  }

  async delete_expired_documents(now: number): Promise<void> {
    await this.#write(["documents"], async (transaction) => {
      const documents = transaction.objectStore("documents");
      const all: StoredDocument[] = await resultOf(documents.getAll());
      for (const { kind, id, expires_at } of all) if (expires_at <= now) documents.delete([kind, id]);
    });
  }

  async #connected(): Promise<IDBDatabase> {
    const connection = (this.#connection ??= connect());
    const forget = () => {
      if (this.#connection === connection) this.#connection = null;
    };
    try {
      const opened = await connection;
      opened.onclose = forget;
      // A later version of the page wants to change the stores, in another tab: let it.
      opened.onversionchange = () => {
        opened.close();
        forget();
      };
      return opened;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async #read(store: StoreName): Promise<IDBObjectStore> {
    return (await this.#connected()).transaction(store).objectStore(store);
  }

  async #write(
    stores: StoreName[],
    change: (transaction: IDBTransaction) => void | Promise<void>,
    durability: IDBTransactionDurability = "default",
  ): Promise<void> {
    const transaction = (await this.#connected()).transaction(stores, "readwrite", { durability });
    await Promise.all([completionOf(transaction), change(transaction)]);
  }

  /**
   * Returns false, and writes nothing, if a key is taken. A choice is answered when it is on disk, as on a server: by default
   * some browsers leave it to the operating system.
   */
  async #insert(change: (transaction: IDBTransaction) => void | Promise<void>): Promise<boolean> {
    try {
      await this.#write(["tables", "log_lines"], change, "strict");
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return false;
      throw error;
    }
  }
}

function addLines(transaction: IDBTransaction, table: string, first: number, lines: string): void {
  const store = transaction.objectStore("log_lines");
  (JSON.parse(lines) as string[]).forEach((text, index) => store.add({ table, number: first + index, text } satisfies LogLine));
}

/** Opens the database, and creates it on the first visit. */
function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const connection = request.result;
    connection.createObjectStore("tables");
    connection.createObjectStore("log_lines", { keyPath: ["table", "number"] });
    connection.createObjectStore("settings");
    connection.createObjectStore("documents", { keyPath: ["kind", "id"] });
  };
  return resultOf(request);
}
