CREATE TABLE "market_port_profile" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_port_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"port" bigint NOT NULL,
	"pilot_compulsory" boolean,
	"pilot_notice" bigint,
	"tugs" text,
	"anchorage_lat" text,
	"anchorage_lon" text,
	"working_hours" text,
	"tide" numeric(20, 2),
	"dg_allowed" boolean,
	"waste_reception" boolean,
	"bunker_available" boolean,
	"eca_rule" text,
	"restrictions" text,
	"remark" text
);

CREATE TABLE "market_port_document" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_port_document_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"copies" bigint,
	"hours_before" bigint,
	"recipient" text,
	"remark" text
);

CREATE TABLE "market_berth" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_berth_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"port" bigint NOT NULL,
	"name" text NOT NULL,
	"terminal" text,
	"cargo_types" bigint[],
	"max_loa" numeric(20, 2),
	"max_beam" numeric(20, 2),
	"max_draft" numeric(20, 2),
	"max_dwt" bigint,
	"depth" numeric(20, 2),
	"arms" bigint,
	"load_rate" numeric(20, 2),
	"disch_rate" numeric(20, 2),
	"fresh_water" boolean,
	"remark" text
);

CREATE TABLE "market_port_distance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_port_distance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"from_port" bigint NOT NULL,
	"to_port" bigint NOT NULL,
	"via" text NOT NULL,
	"miles" numeric(20, 1) NOT NULL,
	"source" text,
	"remark" text,
	"ports" bigint[],
	"pair_key" text,
	CONSTRAINT "market_port_distance_via_check" CHECK (via in ('NONE', 'SUEZ', 'PANAMA', 'KIEL', 'TURKISH', 'MALACCA', 'SUNDA', 'LOMBOK', 'GIBRALTAR', 'BAB_EL_MANDEB', 'HORMUZ', 'DOVER', 'MAGELLAN', 'CAPE', 'HORN', 'TAIWAN', 'TORRES', 'NORTHEAST', 'NORTHWEST'))
);

CREATE TABLE "market_port_agent_profile" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_port_agent_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"partner_id" bigint NOT NULL,
	"ports" bigint[] NOT NULL,
	"cargo" boolean,
	"crew" boolean,
	"bunker" boolean,
	"repair" boolean,
	"customs" boolean,
	"duty_phone" text,
	"email" text,
	"english" boolean,
	"valid_to" date,
	"tariff" bigint,
	"enabled" boolean,
	"remark" text
);

CREATE TABLE "market_agent_contact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_agent_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"name" text NOT NULL,
	"post" text,
	"phone" text,
	"email" text,
	"for_what" text,
	CONSTRAINT "market_agent_contact_for_what_check" CHECK (for_what in ('CARGO', 'CREW', 'BUNKER', 'REPAIR', 'CUSTOMS'))
);

CREATE TABLE "market_agent_appointment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_agent_appointment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"appointment_no" text,
	"voyage_id" bigint NOT NULL,
	"port_call_id" bigint NOT NULL,
	"ship_name" bigint,
	"port" bigint,
	"agent_id" bigint NOT NULL,
	"account" text NOT NULL,
	"purpose" text,
	"instructions" text,
	"sent_to" text,
	"sent_time" timestamp(3) with time zone,
	"ack_name" text,
	"ack_time" timestamp(3) with time zone,
	"service_score" numeric(20, 1),
	"cost_score" numeric(20, 1),
	"document_score" numeric(20, 1),
	"score" numeric(20, 2),
	"remark" text,
	"status" text NOT NULL,
	CONSTRAINT "market_agent_appointment_account_check" CHECK (account in ('OWNER', 'CHARTERER')),
	CONSTRAINT "market_agent_appointment_status_check" CHECK (status in ('DRAFT', 'SENT', 'ACK', 'DONE', 'CANCELLED'))
);

CREATE TABLE "market_disbursement_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_disbursement_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"account_no" text,
	"appointment_id" bigint NOT NULL,
	"ship_name" bigint,
	"voyage_id" bigint,
	"port" bigint,
	"agent_id" bigint,
	"currency_id" bigint NOT NULL,
	"advance" numeric(20, 2),
	"stage" text,
	"pda_total" numeric(20, 2),
	"fda_total" numeric(20, 2),
	"difference" numeric(20, 2),
	"over_pct" numeric(20, 2),
	"balance" numeric(20, 2),
	"vouchers" bigint[],
	"remark" text,
	"status" text NOT NULL,
	CONSTRAINT "market_disbursement_account_stage_check" CHECK (stage in ('PDA', 'FDA')),
	CONSTRAINT "market_disbursement_account_status_check" CHECK (status in ('USE', 'IN_AUDIT', 'APPROVE', 'REJECT'))
);

CREATE TABLE "market_account_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_account_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"item" text NOT NULL,
	"pda_amount" numeric(20, 2),
	"fda_amount" numeric(20, 2),
	"difference" numeric(20, 2),
	"voucher_no" text,
	"voucher" bigint,
	"remark" text
);

CREATE TABLE "market_ship_business_certificate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_ship_business_certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"ship_id" bigint NOT NULL,
	"cert_kind" text NOT NULL,
	"cert_no" text NOT NULL,
	"issuer" text,
	"issue_date" date,
	"expiry_date" date,
	"review_date" date,
	"result" text,
	"observations" bigint,
	"valid_to" date,
	"next_action" text,
	"responsible_id" bigint,
	"papers" bigint[],
	"remark" text,
	CONSTRAINT "market_ship_business_certificate_result_check" CHECK (result in ('ACCEPTABLE', 'CONDITIONAL', 'ON_HOLD', 'REJECTED'))
);

ALTER TABLE "market_port_profile" ADD CONSTRAINT "market_port_profile_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_port_document" ADD CONSTRAINT "market_port_document_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_port_profile"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_berth" ADD CONSTRAINT "market_berth_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_port_distance" ADD CONSTRAINT "market_port_distance_from_port_ref" FOREIGN KEY ("from_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_port_distance" ADD CONSTRAINT "market_port_distance_to_port_ref" FOREIGN KEY ("to_port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_port_agent_profile" ADD CONSTRAINT "market_port_agent_profile_partner_id_ref" FOREIGN KEY ("partner_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_contact" ADD CONSTRAINT "market_agent_contact_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_port_agent_profile"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_appointment" ADD CONSTRAINT "market_agent_appointment_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_appointment" ADD CONSTRAINT "market_agent_appointment_port_call_id_ref" FOREIGN KEY ("port_call_id") REFERENCES "public"."voyage_voyage_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_appointment" ADD CONSTRAINT "market_agent_appointment_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_appointment" ADD CONSTRAINT "market_agent_appointment_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_agent_appointment" ADD CONSTRAINT "market_agent_appointment_agent_id_ref" FOREIGN KEY ("agent_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_appointment_id_ref" FOREIGN KEY ("appointment_id") REFERENCES "public"."market_agent_appointment"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_ship_name_ref" FOREIGN KEY ("ship_name") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_voyage_id_ref" FOREIGN KEY ("voyage_id") REFERENCES "public"."voyage_voyage"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_port_ref" FOREIGN KEY ("port") REFERENCES "public"."parameter_port"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_agent_id_ref" FOREIGN KEY ("agent_id") REFERENCES "public"."partner_partner"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_disbursement_account" ADD CONSTRAINT "market_disbursement_account_currency_id_ref" FOREIGN KEY ("currency_id") REFERENCES "public"."parameter_currency"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_account_line" ADD CONSTRAINT "market_account_line_parent_ref" FOREIGN KEY ("parent_id") REFERENCES "public"."market_disbursement_account"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_ship_business_certificate" ADD CONSTRAINT "market_ship_business_certificate_ship_id_ref" FOREIGN KEY ("ship_id") REFERENCES "public"."fleet_vessel"("id") ON DELETE no action ON UPDATE no action NOT VALID;
ALTER TABLE "market_ship_business_certificate" ADD CONSTRAINT "market_ship_business_certificate_responsible_id_ref" FOREIGN KEY ("responsible_id") REFERENCES "public"."identity_user"("id") ON DELETE no action ON UPDATE no action NOT VALID;
CREATE UNIQUE INDEX "market_port_profile_port_key" ON "market_port_profile" USING btree ("port") WHERE deleted_at is null;
CREATE INDEX "market_port_profile_sort" ON "market_port_profile" USING btree ("port","id") WHERE deleted_at is null;
CREATE INDEX "market_port_profile_port_sort" ON "market_port_profile" USING btree ("port","port","id") WHERE deleted_at is null;
CREATE INDEX "market_port_document_parent" ON "market_port_document" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_berth_port_name_key" ON "market_berth" USING btree ("port","name") WHERE deleted_at is null;
CREATE INDEX "market_berth_sort" ON "market_berth" USING btree ("port","id") WHERE deleted_at is null;
CREATE INDEX "market_berth_port_sort" ON "market_berth" USING btree ("port","port","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_port_distance_pair_key_via_key" ON "market_port_distance" USING btree ("pair_key","via") WHERE deleted_at is null;
CREATE INDEX "market_port_distance_sort" ON "market_port_distance" USING btree ("from_port","id") WHERE deleted_at is null;
CREATE INDEX "market_port_distance_from_port_sort" ON "market_port_distance" USING btree ("from_port","from_port","id") WHERE deleted_at is null;
CREATE INDEX "market_port_distance_to_port_sort" ON "market_port_distance" USING btree ("to_port","from_port","id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_port_agent_profile_partner_id_key" ON "market_port_agent_profile" USING btree ("partner_id") WHERE deleted_at is null;
CREATE INDEX "market_port_agent_profile_sort" ON "market_port_agent_profile" USING btree ("partner_id","id") WHERE deleted_at is null;
CREATE INDEX "market_port_agent_profile_partner_id_sort" ON "market_port_agent_profile" USING btree ("partner_id","partner_id","id") WHERE deleted_at is null;
CREATE INDEX "market_agent_contact_parent" ON "market_agent_contact" USING btree ("parent_id","seq");
CREATE UNIQUE INDEX "market_agent_appointment_appointment_no_serial" ON "market_agent_appointment" USING btree ("appointment_no") WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_sort" ON "market_agent_appointment" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_agent_id_status_look" ON "market_agent_appointment" USING btree ("agent_id","status");
CREATE INDEX "market_agent_appointment_voyage_id_sort" ON "market_agent_appointment" USING btree ("voyage_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_port_call_id_sort" ON "market_agent_appointment" USING btree ("port_call_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_ship_name_sort" ON "market_agent_appointment" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_port_sort" ON "market_agent_appointment" USING btree ("port","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_agent_appointment_agent_id_sort" ON "market_agent_appointment" USING btree ("agent_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_disbursement_account_appointment_id_key" ON "market_disbursement_account" USING btree ("appointment_id") WHERE deleted_at is null;
CREATE UNIQUE INDEX "market_disbursement_account_account_no_serial" ON "market_disbursement_account" USING btree ("account_no") WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_sort" ON "market_disbursement_account" USING btree ("create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_appointment_id_sort" ON "market_disbursement_account" USING btree ("appointment_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_ship_name_sort" ON "market_disbursement_account" USING btree ("ship_name","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_voyage_id_sort" ON "market_disbursement_account" USING btree ("voyage_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_port_sort" ON "market_disbursement_account" USING btree ("port","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_agent_id_sort" ON "market_disbursement_account" USING btree ("agent_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_disbursement_account_currency_id_sort" ON "market_disbursement_account" USING btree ("currency_id","create_time" desc,"id" desc) WHERE deleted_at is null;
CREATE INDEX "market_account_line_parent" ON "market_account_line" USING btree ("parent_id","seq");
CREATE INDEX "market_ship_business_certificate_sort" ON "market_ship_business_certificate" USING btree ("valid_to","id") WHERE deleted_at is null;
CREATE INDEX "market_ship_business_certificate_ship_id_cert_kind_look" ON "market_ship_business_certificate" USING btree ("ship_id","cert_kind");
CREATE INDEX "market_ship_business_certificate_ship_id_sort" ON "market_ship_business_certificate" USING btree ("ship_id","valid_to","id") WHERE deleted_at is null;
CREATE INDEX "market_ship_business_certificate_responsible_id_sort" ON "market_ship_business_certificate" USING btree ("responsible_id","valid_to","id") WHERE deleted_at is null;
