CREATE TABLE "market_long_term_contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_long_term_contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"long_term_no" text,
	"kind" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"currency_id" bigint NOT NULL,
	"total_qty" numeric(20, 3) NOT NULL,
	"tolerance_pct" numeric(20, 2),
	"cargo_types" bigint[] NOT NULL,
	"period_total" numeric(20, 3),
	"nomination_days" bigint NOT NULL,
	"laycan_spread_days" bigint NOT NULL,
	"ship_approval" boolean,
	"freight_variable" boolean,
	"fuel_index" text,
	"cycle" text,
	"base_fuel_price" numeric(20, 2),
	"dead_band" numeric(20, 2),
	"step_price" numeric(20, 2),
	"step_freight" numeric(20, 2),
	"clauses" text,
	"attachments" bigint[],
	"status" text NOT NULL,
	CONSTRAINT "market_long_term_contract_kind_check" CHECK (kind in ('COA', 'TC', 'DOMESTIC_ANNUAL')),
	CONSTRAINT "market_long_term_contract_cycle_check" CHECK (cycle in ('MONTH', 'QUARTER', 'HALF_YEAR')),
	CONSTRAINT "market_long_term_contract_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "market_long_term_period" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_long_term_period_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"month" text NOT NULL,
	"qty" numeric(20, 3) NOT NULL
);

CREATE TABLE "market_long_term_route" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_long_term_route_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"load_port_id" bigint NOT NULL,
	"disch_port_id" bigint NOT NULL,
	"freight" numeric(20, 2),
	"distance" bigint
);

CREATE TABLE "market_long_term_adjustment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_long_term_adjustment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"from_day" date NOT NULL,
	"average_price" numeric(20, 2) NOT NULL,
	"steps" bigint,
	"move" numeric(20, 2)
);

CREATE TABLE "market_long_term_lifting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_long_term_lifting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"lifting_no" text,
	"long_term_id" bigint NOT NULL,
	"period" text NOT NULL,
	"cargo_type_id" bigint NOT NULL,
	"qty" numeric(20, 3) NOT NULL,
	"load_port_id" bigint NOT NULL,
	"disch_port_id" bigint NOT NULL,
	"laycan_from" date NOT NULL,
	"laycan_to" date NOT NULL,
	"ship_id" bigint,
	"nominate_by" date,
	"nominated_on" date,
	"accepted_on" date,
	"accepted_by" text,
	"remark" text,
	"lifting_state" text NOT NULL,
	CONSTRAINT "market_long_term_lifting_lifting_state_check" CHECK (lifting_state in ('PLANNED', 'NOMINATED', 'ACCEPTED', 'DONE', 'MISSED'))
);

ALTER TABLE "market_cargo" ADD COLUMN "lifting_id" bigint;
ALTER TABLE "market_contract" ADD COLUMN "long_term_id" bigint;
ALTER TABLE "market_contract" ADD COLUMN "lifting_id" bigint;
ALTER TABLE "market_contract" ADD COLUMN "freight_by_long_term" boolean;
ALTER TABLE "market_long_term_contract" ADD CONSTRAINT "market_long_term_contract_customer_id_ref" FOREIGN KEY ("customer_id") REFERENCES "public"."market_customer"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_contract" ADD CONSTRAINT "market_long_term_contract_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_period" ADD CONSTRAINT "market_long_term_period_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_long_term_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_route" ADD CONSTRAINT "market_long_term_route_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_long_term_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_route" ADD CONSTRAINT "market_long_term_route_load_port_id_ref" FOREIGN KEY ("load_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_route" ADD CONSTRAINT "market_long_term_route_disch_port_id_ref" FOREIGN KEY ("disch_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_adjustment" ADD CONSTRAINT "market_long_term_adjustment_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_long_term_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_lifting" ADD CONSTRAINT "market_long_term_lifting_long_term_id_ref" FOREIGN KEY ("long_term_id") REFERENCES "public"."market_long_term_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_lifting" ADD CONSTRAINT "market_long_term_lifting_cargo_type_id_ref" FOREIGN KEY ("cargo_type_id") REFERENCES "public"."market_cargo_type"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_lifting" ADD CONSTRAINT "market_long_term_lifting_load_port_id_ref" FOREIGN KEY ("load_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_lifting" ADD CONSTRAINT "market_long_term_lifting_disch_port_id_ref" FOREIGN KEY ("disch_port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_long_term_lifting" ADD CONSTRAINT "market_long_term_lifting_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_long_term_contract_long_term_no_serial" ON "market_long_term_contract" USING btree ("long_term_no") WHERE deleted_at is null;
CREATE INDEX "market_long_term_contract_sort" ON "market_long_term_contract" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_long_term_contract_valid_to_day" ON "market_long_term_contract" USING btree ("valid_to") WHERE deleted_at is null;
CREATE INDEX "market_long_term_contract_customer_id_sort" ON "market_long_term_contract" USING btree ("customer_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_long_term_contract_currency_id_sort" ON "market_long_term_contract" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_long_term_period_parent" ON "market_long_term_period" USING btree ("parent_id","seq");
CREATE INDEX "market_long_term_route_parent" ON "market_long_term_route" USING btree ("parent_id","seq");
CREATE INDEX "market_long_term_adjustment_parent" ON "market_long_term_adjustment" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_long_term_lifting_lifting_no_serial" ON "market_long_term_lifting" USING btree ("lifting_no") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_sort" ON "market_long_term_lifting" USING btree ("laycan_from","id") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_long_term_id_sort" ON "market_long_term_lifting" USING btree ("long_term_id","laycan_from","id") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_cargo_type_id_sort" ON "market_long_term_lifting" USING btree ("cargo_type_id","laycan_from","id") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_load_port_id_sort" ON "market_long_term_lifting" USING btree ("load_port_id","laycan_from","id") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_disch_port_id_sort" ON "market_long_term_lifting" USING btree ("disch_port_id","laycan_from","id") WHERE deleted_at is null;
CREATE INDEX "market_long_term_lifting_ship_id_sort" ON "market_long_term_lifting" USING btree ("ship_id","laycan_from","id") WHERE deleted_at is null;
ALTER TABLE "market_cargo" ADD CONSTRAINT "market_cargo_lifting_id_ref" FOREIGN KEY ("lifting_id") REFERENCES "public"."market_long_term_lifting"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_long_term_id_ref" FOREIGN KEY ("long_term_id") REFERENCES "public"."market_long_term_contract"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_contract" ADD CONSTRAINT "market_contract_lifting_id_ref" FOREIGN KEY ("lifting_id") REFERENCES "public"."market_long_term_lifting"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE INDEX "market_cargo_lifting_id_sort" ON "market_cargo" USING btree ("lifting_id","cargo_no" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_long_term_id_sort" ON "market_contract" USING btree ("long_term_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_contract_lifting_id_sort" ON "market_contract" USING btree ("lifting_id","create_time" desc,"id" desc) WHERE deleted_at is null;
