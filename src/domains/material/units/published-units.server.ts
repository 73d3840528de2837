/** Units of measure as the SQL of other domains reads them, those gone included. */
export const UNITS_OF_MEASURE = `(select id, code, name, name_en, deleted_at from material_unit)`;
