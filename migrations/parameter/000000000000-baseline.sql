CREATE TABLE "parameter_country" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_country_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code2" text NOT NULL,
	"code3" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"region" text NOT NULL,
	"zone" numeric(20, 2),
	"sanction" text NOT NULL,
	"sanction_source" text,
	"aliases" text,
	"enabled" boolean,
	CONSTRAINT "parameter_country_region_check" CHECK (region in ('asia', 'middleEast', 'europe', 'africa', 'northAmerica', 'latinAmerica', 'oceania')),
	CONSTRAINT "parameter_country_sanction_check" CHECK (sanction in ('none', 'warn', 'block'))
);

CREATE TABLE "parameter_port" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_port_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"unlocode" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"country_id" bigint NOT NULL,
	"latitude" numeric(20, 5),
	"longitude" numeric(20, 5),
	"zone" numeric(20, 2),
	"eca" text NOT NULL,
	"aliases" text,
	"enabled" boolean,
	"sort_num" bigint,
	"remark" text,
	CONSTRAINT "parameter_port_eca_check" CHECK (eca in ('none', 'chinaCoast', 'chinaInland', 'baltic', 'northSea', 'northAmerica', 'usCaribbean', 'mediterranean'))
);

CREATE TABLE "parameter_currency" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_currency_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"numeric" text,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"symbol" text,
	"decimals" bigint NOT NULL,
	"unit" bigint NOT NULL,
	"sort_num" bigint,
	"enabled" boolean
);

CREATE TABLE "parameter_exchange_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parameter_exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"rate_date" date NOT NULL,
	"currency_id" bigint NOT NULL,
	"rate_type" text NOT NULL,
	"rate" numeric(20, 8) NOT NULL,
	"source" text NOT NULL,
	"locked" boolean,
	"remark" text,
	CONSTRAINT "parameter_exchange_rate_rate_type_check" CHECK (rate_type in ('middle', 'month', 'contract')),
	CONSTRAINT "parameter_exchange_rate_source_check" CHECK (source in ('pbc', 'bank', 'manual'))
);

CREATE UNIQUE INDEX "parameter_country_code2_key" ON "parameter_country" USING btree ("code2") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_country_code3_key" ON "parameter_country" USING btree ("code3") WHERE deleted_at is null;
CREATE INDEX "parameter_country_sort" ON "parameter_country" USING btree ("code2","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_port_unlocode_key" ON "parameter_port" USING btree ("unlocode") WHERE deleted_at is null;
CREATE INDEX "parameter_port_sort" ON "parameter_port" USING btree ("unlocode","id") WHERE deleted_at is null;
CREATE INDEX "parameter_port_country_id_sort" ON "parameter_port" USING btree ("country_id","unlocode","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_currency_code_key" ON "parameter_currency" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "parameter_currency_sort" ON "parameter_currency" USING btree ("sort_num","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "parameter_exchange_rate_rate_date_currency_id_rate_type_key" ON "parameter_exchange_rate" USING btree ("rate_date","currency_id","rate_type") WHERE deleted_at is null;
CREATE INDEX "parameter_exchange_rate_sort" ON "parameter_exchange_rate" USING btree ("rate_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "parameter_exchange_rate_currency_id_sort" ON "parameter_exchange_rate" USING btree ("currency_id","rate_date" desc,"id" desc) WHERE deleted_at is null;
