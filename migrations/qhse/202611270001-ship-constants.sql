CREATE TABLE "qhse_ship_constant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_ship_constant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"measure_date" date NOT NULL,
	"port_id" bigint,
	"displacement" numeric(20, 1) NOT NULL,
	"light_ship" numeric(20, 1) NOT NULL,
	"ballast" numeric(20, 1),
	"fresh_water" numeric(20, 1),
	"fuel_oil" numeric(20, 1),
	"diesel_oil" numeric(20, 1),
	"lub_oil" numeric(20, 1),
	"other_known" numeric(20, 1),
	"constant_value" numeric(20, 1),
	"deviation_reason" text,
	"surveyor" text,
	"papers" bigint[]
);

CREATE TABLE "qhse_tank_capacity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "qhse_tank_capacity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"tank_name" text NOT NULL,
	"tank_type" text NOT NULL,
	"capacity_m3" numeric(20, 2),
	"ows_rate" numeric(20, 2),
	"burn_rate" numeric(20, 1),
	"iopp_item" text,
	CONSTRAINT "qhse_tank_capacity_tank_type_check" CHECK (tank_type in ('SLUDGE', 'BILGE', 'OILY_WATER', 'SEWAGE', 'SLOP', 'GARBAGE', 'OWS', 'INCINERATOR'))
);

ALTER TABLE "qhse_ship_constant" ADD CONSTRAINT "qhse_ship_constant_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_ship_constant" ADD CONSTRAINT "qhse_ship_constant_port_id_ref" FOREIGN KEY ("port_id") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "qhse_tank_capacity" ADD CONSTRAINT "qhse_tank_capacity_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "qhse_ship_constant_ship_id_measure_date_key" ON "qhse_ship_constant" USING btree ("ship_id","measure_date") WHERE deleted_at is null;
CREATE INDEX "qhse_ship_constant_sort" ON "qhse_ship_constant" USING btree ("measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_ship_constant_ship_id_sort" ON "qhse_ship_constant" USING btree ("ship_id","measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "qhse_ship_constant_port_id_sort" ON "qhse_ship_constant" USING btree ("port_id","measure_date" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "qhse_tank_capacity_ship_id_tank_name_key" ON "qhse_tank_capacity" USING btree ("ship_id","tank_name") WHERE deleted_at is null;
CREATE INDEX "qhse_tank_capacity_sort" ON "qhse_tank_capacity" USING btree ("ship_id","id") WHERE deleted_at is null;
CREATE INDEX "qhse_tank_capacity_ship_id_sort" ON "qhse_tank_capacity" USING btree ("ship_id","ship_id","id") WHERE deleted_at is null;
