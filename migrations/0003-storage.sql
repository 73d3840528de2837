CREATE TABLE "kernel_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"user_name" text NOT NULL,
	"job" text NOT NULL,
	"title" jsonb NOT NULL,
	"state" text NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"note" jsonb,
	"error" jsonb,
	"stack" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"file_id" bigint,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp(3) with time zone,
	"ended_at" timestamp(3) with time zone,
	"cancel_asked_at" timestamp(3) with time zone
);

CREATE TABLE "kernel_live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"users" bigint[] NOT NULL,
	"topic" text NOT NULL,
	"data" jsonb NOT NULL
);

CREATE TABLE "kernel_live_presence" (
	"node" text NOT NULL,
	"user_id" bigint NOT NULL,
	"sockets" integer NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "kernel_live_presence_node_user_id_pk" PRIMARY KEY("node","user_id")
);

CREATE TABLE "kernel_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try" timestamp(3) with time zone NOT NULL,
	"error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp(3) with time zone
);

CREATE TABLE "kernel_schedule" (
	"name" text PRIMARY KEY NOT NULL,
	"cron" text,
	"paused" boolean DEFAULT false NOT NULL,
	"owner_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_schedule_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel_schedule_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slot" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"node" text NOT NULL,
	"by_name" text,
	"started_at" timestamp(3) with time zone NOT NULL,
	"ended_at" timestamp(3) with time zone,
	"note" text,
	"error" text,
	"stack" text,
	CONSTRAINT "kernel_schedule_run_slot" UNIQUE("name","slot")
);

CREATE TABLE "kernel_setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_blob" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"driver" text NOT NULL,
	"leaving" text,
	"created" timestamp(3) with time zone DEFAULT now() NOT NULL
);

CREATE TABLE "kernel_storage" (
	"id" bigint PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"driver" text NOT NULL,
	"endpoint" text,
	"region" text,
	"bucket" text
);

CREATE TABLE "system_server_node" (
	"node" text PRIMARY KEY NOT NULL,
	"started_at" timestamp(3) with time zone NOT NULL,
	"seen_at" timestamp(3) with time zone NOT NULL,
	"facts" jsonb NOT NULL
);

CREATE TABLE "system_server_sample" (
	"node" text NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"cpu" integer NOT NULL,
	"machine_cpu" integer NOT NULL,
	"resident" bigint NOT NULL,
	"heap" bigint NOT NULL,
	"machine_memory" bigint NOT NULL,
	"disk_used" bigint NOT NULL,
	"disk_total" bigint NOT NULL,
	"loop_delay" integer NOT NULL,
	"loop_delay_max" integer NOT NULL,
	"connections" integer NOT NULL,
	"database_connections" integer NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "system_server_sample_node_at_pk" PRIMARY KEY("node","at")
);

CREATE INDEX "kernel_task_user" ON "kernel_task" USING btree ("user_id","id");
CREATE INDEX "kernel_task_ended" ON "kernel_task" USING btree ("ended_at");
CREATE INDEX "kernel_live_event_at" ON "kernel_live_event" USING btree ("at");
CREATE INDEX "kernel_mail_due" ON "kernel_mail" USING btree ("state","next_try");
CREATE INDEX "kernel_mail_created" ON "kernel_mail" USING btree ("created_at");
CREATE INDEX "kernel_schedule_run_started" ON "kernel_schedule_run" USING btree ("started_at");
CREATE INDEX "kernel_blob_driver" ON "kernel_blob" USING btree ("driver","hash");
CREATE INDEX "system_server_sample_at" ON "system_server_sample" USING btree ("at");
-- What was stored until now lies in the local folder.
insert into kernel_blob (hash, size, driver) select hash, max(size), 'local' from kernel_file group by hash on conflict do nothing;
