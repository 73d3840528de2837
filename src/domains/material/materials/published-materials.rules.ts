/** Materials as the SQL of other domains reads them, those gone included. */
export const MATERIALS = `(select id, code, name, category_id, deleted_at from material_material)`;
