import type { JsonSchema } from '../rest/serializer.js';

/** Gathers the named parts of responses under components, so that each stands in the description once. */
export class ComponentSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema with every named part replaced by a reference to it. */
  refer(schema: JsonSchema): JsonSchema {
    const { $id, ...rest } = JSON.parse(JSON.stringify(schema)) as { $id?: string };
    return $id ? this.name($id, rest) : this.within(rest);
  }

  private name(name: string, schema: JsonSchema): JsonSchema {
    if (!(name in this.components)) {
      this.components[name] = {};
      this.components[name] = this.within(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private within(value: JsonSchema): JsonSchema {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.part(part)]));
  }

  private part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.part(item));
    return typeof value === 'object' && value !== null ? this.refer(value as JsonSchema) : value;
  }
}
