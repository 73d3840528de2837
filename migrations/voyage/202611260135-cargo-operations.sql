CREATE TABLE "voyage_cargo_operation" (
	"id" bigint PRIMARY KEY NOT NULL,
	"voyage" bigint NOT NULL,
	"ship_name" bigint NOT NULL,
	"port" bigint,
	"port_call" bigint,
	"op_type" text NOT NULL,
	"cargo_name" text,
	"berth" text,
	"start_time" timestamp(3) with time zone NOT NULL,
	"end_time" timestamp(3) with time zone NOT NULL,
	"quantity" numeric(20, 3),
	"gross_hours" numeric(20, 2) NOT NULL,
	"stop_hours" numeric(20, 2) NOT NULL
);

CREATE INDEX "voyage_cargo_operation_time" ON "voyage_cargo_operation" USING btree ("start_time");
CREATE INDEX "voyage_cargo_operation_ship" ON "voyage_cargo_operation" USING btree ("ship_name","start_time");
CREATE INDEX "voyage_cargo_operation_port" ON "voyage_cargo_operation" USING btree ("port","start_time");
CREATE INDEX "voyage_cargo_operation_voyage" ON "voyage_cargo_operation" USING btree ("voyage");
