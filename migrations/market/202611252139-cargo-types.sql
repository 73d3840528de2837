CREATE TABLE "market_cargo_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "market_cargo_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"create_by" bigint NOT NULL,
	"create_name" text NOT NULL,
	"create_time" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"update_name" text,
	"update_time" timestamp(3) with time zone,
	"deleted_at" timestamp(3) with time zone,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"remark" text
);

CREATE UNIQUE INDEX "market_cargo_type_code_key" ON "market_cargo_type" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "market_cargo_type_sort" ON "market_cargo_type" USING btree ("code","id") WHERE deleted_at is null;
